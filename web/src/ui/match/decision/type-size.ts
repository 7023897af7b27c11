/** Type that becomes smaller until its words fit: a bar of one height cuts no question. */

/** Sizes that are tried after the one of the style sheet, in rem; smaller ones nobody can read on a phone. */
const SIZES_REM = [0.9375, 0.875, 0.8125, 0.75, 0.6875] as const;

/**
 * Set the largest size at which `fits` is true, on elements whose style sheet says how large they are otherwise; the
 * smallest one if none does. Returns whether the words fit.
 */
export function fitType(elements: readonly HTMLElement[], fits: () => boolean): boolean {
  const set = (size: string) => elements.forEach((each) => each.style.setProperty('font-size', size));
  set('');
  if (fits()) return true;
  const [first] = elements;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const now = first ? parseFloat(getComputedStyle(first).fontSize) / rem : 0;
  for (const size of SIZES_REM)
    if (size < now) {
      set(`${size}rem`);
      if (fits()) return true;
    }
  return false;
}
