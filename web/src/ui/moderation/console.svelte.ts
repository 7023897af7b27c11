/** The console of a moderator: the queue, the report that is open, and what is decided about it. */
import { answered, GET, POST, type Schemas } from '$api/http';

export type Console = Schemas['ConsoleView'];
export type Report = Schemas['ReportView'];
export type Deed = Schemas['Decision']['kind'] | 'undo';

const ABOUT_PEOPLE: readonly Deed[] = ['warn', 'mute', 'rename', 'suspend'];
/** For how many days somebody is muted or suspended; null stands for good. */
export const DAYS = { mute: [1, 7, 30], suspend: [1, 7, 30] } as const;

/** What can be done about a report: an objection has two answers, and only people can be warned. */
export function deedsFor({ report, subject, can_close, measure }: Report): Deed[] {
  if (report.outcome) return [];
  if (report.kind === 'objection') return measure?.stands ? ['uphold', 'undo'] : ['uphold'];
  return [...(subject ? ABOUT_PEOPLE : []), ...(can_close ? (['close'] as const) : []), 'dismiss'];
}

export class ModerationConsole {
  all = $state.raw<Console | null>(null);
  report = $state.raw<Report | null>(null);
  earlier = $state.raw<readonly Schemas['AuditRowView'][]>([]);

  async load(): Promise<void> {
    this.all = await answered(GET('/api/moderation'));
    this.earlier = [];
    if (!this.report && this.all.open[0]) await this.open(this.all.open[0].id);
  }

  async open(id: number): Promise<void> {
    this.report = await answered(GET('/api/moderation/reports/{id}', { params: { path: { id } } }));
  }

  /** Carry out a decision about the open report, and go on to the next one. */
  async decide(deed: Deed, reason: string, days: number | null): Promise<void> {
    const seen = this.report;
    if (!seen) return;
    if (deed === 'undo') await this.undo(seen.measure?.id ?? 0, reason);
    else {
      const decision = { kind: deed, reason, days };
      const params = { path: { id: seen.report.id } };
      await answered(
        POST('/api/moderation/reports/{id}/decision', { params, body: { version: seen.version, decision } }),
      );
    }
    this.report = null;
    await this.load();
  }

  async undo(id: number, reason: string): Promise<void> {
    await answered(POST('/api/moderation/measures/{id}/undo', { params: { path: { id } }, body: { reason } }));
  }

  async more(): Promise<void> {
    const before = [...(this.all?.log ?? []), ...this.earlier].at(-1)?.id;
    const rows = await answered(GET('/api/moderation/log', { params: { query: { before } } }));
    this.earlier = [...this.earlier, ...rows];
  }
}
