const oneDecimal = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Returns an average rating with one decimal: '4,7'. */
export const formatRating = (rating: number): string => oneDecimal.format(rating)
