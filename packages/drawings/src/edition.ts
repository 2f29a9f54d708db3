/** A hash of all drawings. `npm run write -w packages/drawings` writes it. */
export const drawingsEdition = '161b1d1f'
