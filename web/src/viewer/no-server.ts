/** Stands for `$api/http` in a page that was saved: there is no server, so nothing may ask one. */

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const nobody = (): Promise<never> => Promise.reject(new Problem(0, 'no-answer', ''));
export const GET = nobody;
export const POST = nobody;
export const PUT = nobody;
export const DELETE = nobody;
export const answered = nobody;
export const text = nobody;
