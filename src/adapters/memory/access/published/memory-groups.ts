import type { Stored } from '../../../../application/shared/ports/resource-gateway.port';
import type { User } from '../../../../domain/access/user';
import type { Usergroup } from '../../../../domain/access/usergroup';
import type { Id } from '../../../../domain/shared/id';
import { idSet } from '../../../../domain/shared/id-set';
import { MemoryRecords } from '../../shared/memory-records';

/** The stored fields of a group; members are stored with the users. */
export type MemoryGroup = Pick<Usergroup, 'id' | 'name' | 'rights' | 'added' | 'changed'>;

/** User groups with their current members. */
export class MemoryGroups extends MemoryRecords<Usergroup> {
  constructor(
    groups: readonly MemoryGroup[],
    private readonly people: MemoryRecords<User>,
    changed: () => void,
  ) {
    super(
      groups.map((group) => ({
        ...group,
        rights: idSet(group.rights),
        users: [],
        members: 0,
        member: false,
        givable: false,
      })),
      changed,
    );
  }

  override all(): readonly Usergroup[] {
    return super.all().map((group) => this.withMembers(group));
  }

  /** Adding and removing members changes the version too. */
  override find(id: Id): Stored<Usergroup> | null {
    const found = super.find(id);
    if (found === null) return null;
    const record = this.withMembers(found.record);
    return { record, version: `${found.version ?? ''} ${record.users.join()}` };
  }

  override put(group: Usergroup): void {
    this.letIn(group.id, group.users);
    super.put(group);
  }

  override delete(id: Id): void {
    this.letIn(id, []);
    super.delete(id);
  }

  private withMembers(group: Usergroup): Usergroup {
    const users = idSet(
      this.people
        .all()
        .filter(({ usergroups }) => usergroups.includes(group.id))
        .map(({ id }) => id),
    );
    return { ...group, users, members: users.length };
  }

  private letIn(group: Id, members: readonly Id[]): void {
    for (const person of this.people.all()) {
      const [is, shall] = [person.usergroups.includes(group), members.includes(person.id)];
      if (is !== shall)
        this.people.put({
          ...person,
          usergroups: shall ? [...person.usergroups, group] : person.usergroups.filter((id) => id !== group),
        });
    }
  }
}
