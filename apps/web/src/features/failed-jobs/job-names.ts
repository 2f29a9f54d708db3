/** What each job does, for an admin who knows the product and not its code. */
const names: Record<string, string> = {
  'send-mail': 'Enviar un mail',
  'notify-professionals': 'Avisar a los profesionales',
  'return-bounced-leads': 'Devolver contactos de un mail que rebotó',
  'handle-provider-notification': 'Procesar un aviso de Mercado Pago',
  'send-refund': 'Devolver un pago',
  'sync-subscription': 'Consultar una suscripción',
  'adjust-subscription': 'Cambiar el importe de una suscripción',
  'cancel-subscription': 'Cancelar una suscripción',
  'purge-setting-pages': 'Actualizar precios en las páginas',
  'check-payment-intents': 'Consultar cobros en curso',
  'settle-urgent-requests': 'Cerrar plazos de urgencias',
  'resend-refunds': 'Reintentar devoluciones',
  'tend-notifications': 'Reintentar avisos de Mercado Pago',
  'refund-unused-fees': 'Devolver tarifas sin usar',
  'forget-unpaid-drafts': 'Borrar borradores sin pagar',
  'recheck-payments': 'Revisar pagos aprobados',
  'run-due-waves': 'Revisar avisos pendientes',
  'expire-requests': 'Vencer solicitudes',
  'warn-expiring': 'Avisar de vencimientos',
  'remove-unused-photos': 'Borrar fotos sin usar',
  'anonymise-requests': 'Anonimizar solicitudes cerradas',
  'check-subscriptions': 'Consultar suscripciones',
  'age-subscriptions': 'Revisar plazos de suscripciones',
  'tend-subscriptions': 'Ordenar suscripciones a medio crear',
  'follow-prices': 'Anunciar y aplicar precios nuevos',
  'forget-sessions': 'Borrar sesiones terminadas',
  'forget-page-purges': 'Olvidar avisos de páginas viejas',
  'anonymise-consumer-requests': 'Anonimizar pedidos de consumidores',
}

/** Returns what a job does; one that is not known here keeps its own name. */
export const jobLabel = (name: string): string => names[name] ?? name
