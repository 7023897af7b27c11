/** What is known of the drawing that a package brings, once its module was imported. */
import type { CreateBoard } from '$boards/board_table';
import type { Language } from '$words/fluent';

/** A drawing that was loaded, or why it was not. */
export interface Packaged {
  readonly game: string;
  readonly language: Language;
  readonly create: CreateBoard | null;
  readonly failure: unknown;
}
