/** Returns the eleven digits of a CUIT with hyphens: '20-12345678-6'. */
export const formatCuit = (digits: string): string => digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')
