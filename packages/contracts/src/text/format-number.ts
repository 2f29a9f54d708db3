const format = new Intl.NumberFormat('es-AR')

/** Returns a number in the Argentine format: 1.500, and 10,5. */
export const formatNumber = (value: number): string => format.format(value)
