// Hashes of all drawings. `npm run write -w packages/drawings` writes this file.
export const drawingsEdition = '3461520d'
export const mailPicturesEdition = 'bfbc0f6c'
