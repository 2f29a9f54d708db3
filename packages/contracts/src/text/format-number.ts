const format = new Intl.NumberFormat('es-AR')

/** Returns a whole number as people write it: 1.500. */
export const formatNumber = (value: number): string => format.format(value)
