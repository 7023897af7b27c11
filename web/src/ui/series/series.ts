/** Series: a group plays one deal after the other, and a table says who stands where. */
import { answered, DELETE, GET, POST, type Schemas } from '$api/http';

export type Series = Schemas['SeriesView'];
export type OwnSeries = Schemas['OwnSeries'];

/** What the creator of a series chooses. */
export type SeriesForm = Schemas['SeriesForm'];

/** One series, as this person may see it. */
export const loadSeries = (series: string): Promise<Series> =>
  answered(GET('/api/series/{series}', { params: { path: { series } } }));

/** The series in which this person plays. */
export const loadMine = (): Promise<OwnSeries[]> => answered(GET('/api/me/series'));

/** Create a series; returns its id. */
export const createSeries = async (body: SeriesForm): Promise<string> =>
  (await answered(POST('/api/series', { body }))).id;

/** Play in a series from now on. */
export const joinSeries = (series: string): Promise<Series> =>
  answered(POST('/api/series/{series}/people', { params: { path: { series } } }));

/** Play in it no longer. */
export const leaveSeries = (series: string): Promise<Series> =>
  answered(DELETE('/api/series/{series}/people', { params: { path: { series } } }));
