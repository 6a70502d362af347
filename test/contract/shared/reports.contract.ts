import type { Reports } from '../../../src/application/shared/ports/reports.port';

/** One visit, and what arrived of its reports. */
interface Visit {
  readonly reports: Reports;
  readonly arrived: () => readonly string[];
}

export const reportsContract = (name: string, open: () => Visit): void => {
  describe(`Reports (${name})`, () => {
    it('tells each message once a visit, in the order in which they came, whatever its level', () => {
      const { reports, arrived } = open();
      reports.report('shell.first is missing');
      reports.report('shell.second is missing', 'message');
      reports.report('shell.first is missing', 'message');
      expect(arrived()).toEqual(['shell.first is missing', 'shell.second is missing']);
    });

    it('knows nothing of another visit', () => {
      open().reports.report('shell.first is missing');
      const { reports, arrived } = open();
      reports.report('shell.first is missing');
      expect(arrived()).toEqual(['shell.first is missing']);
    });
  });
};
