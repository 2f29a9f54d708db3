/** Stored beside each of Mercado Pago's ids, so it must never change. */
export const gatewayName = 'mercadopago'
