/** The payment provider's name as people read it. Every text interpolates it; it has a module of its own for small bundles. */
export const providerName = 'Mercado Pago'
