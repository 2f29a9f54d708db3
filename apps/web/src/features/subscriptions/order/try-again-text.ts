/** Returns what to do after Mercado Pago refused to charge the account of that email address. */
export const tryAgainText = (payerEmail: string): string =>
  `Pediste la suscripción con ${payerEmail}: si no es el email de la cuenta que paga, poné el correcto. Si lo es, probá con otra tarjeta o con dinero en cuenta.`
