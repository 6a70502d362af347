import type { Reports } from '../../../src/application/shared/ports/reports.port';

/** One visit, and the reports that were received from it. */
interface Visit {
  readonly reports: Reports;
  readonly arrived: () => readonly string[];
}

export const reportsContract = (name: string, open: () => Visit): void => {
  describe(`Reports (${name})`, () => {
    it('tells each warning once a visit, in the order in which they came, and keeps information to itself', () => {
      const info = jest.spyOn(console, 'info').mockReturnValue();
      const { reports, arrived } = open();
      reports.report('shell.first is missing');
      reports.report('a deletion was cancelled', 'message');
      reports.report('shell.second is missing');
      reports.report('shell.first is missing');
      info.mockRestore();
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
