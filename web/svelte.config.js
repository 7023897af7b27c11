/** Svelte 5 reads TypeScript itself; there is nothing to set. */
export default {};
