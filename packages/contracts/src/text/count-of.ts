/** Returns a number with its noun: '1 foto', '3 fotos'. */
export const countOf = (number: number, singular: string, many: string): string =>
  `${number.toLocaleString('es-AR')} ${number === 1 ? singular : many}`
