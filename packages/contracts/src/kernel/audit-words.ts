/** What is recorded as decided, by an admin or by the site itself, and what the panel calls it. */
export const auditTexts = {
  'admin-created': 'Cuenta de administración creada desde el servidor',
  'admin-promoted': 'Cuenta de administración dada desde el servidor',
  'business-claimed': 'Página de un negocio reclamada',
  'business-import-run': 'Archivo de negocios importado',
  'business-import-undone': 'Importación deshecha',
  'business-merged': 'Negocio unido con otro',
  'business-refused': 'Negocio no habilitado',
  'business-restored': 'Negocio habilitado de nuevo',
  'business-verified': 'Verificación de un negocio',
  'business-verification-withdrawn': 'Verificación retirada',
  'consumer-request-done': 'Pedido de consumo resuelto',
  'consumer-request-refused': 'Pedido de consumo rechazado',
  'job-retried': 'Tarea reintentada',
  'lead-report-refused': 'Reporte rechazado',
  'lead-report-returned-automatically': 'Contacto devuelto',
  'lead-report-returned-by-admin': 'Contacto devuelto',
  'list-exported': 'Lista descargada',
  'mail-sent-again': 'Email reintentado',
  'payment-not-accepted': 'Un pago aprobado no se aceptó',
  'payment-refund-requested': 'Devolución pedida',
  'payment-synced': 'Consulta a Mercado Pago',
  'professional-approved': 'Cuenta aprobada',
  'professional-reinstated': 'Cuenta habilitada de nuevo',
  'professional-rejected': 'Cuenta rechazada',
  'professional-suspended': 'Cuenta suspendida',
  'review-hidden': 'Reseña quitada',
  'review-kept': 'Reseña dejada',
  'review-shown-again': 'Reseña puesta de nuevo',
  'rubro-added': 'Rubro agregado',
  'rubro-brought-back': 'Rubro puesto de nuevo en uso',
  'rubro-changed': 'Rubro cambiado',
  'rubro-moved': 'Rubro cambiado de lugar',
  'rubro-retired': 'Rubro sacado de uso',
  'service-request-cancelled': 'Solicitud cancelada',
  'session-reuse': 'Sesión cerrada: alguien usó una copia',
  'setting-changed': 'Precio o límite cambiado',
  'setting-withdrawn': 'Cambio de precio o límite retirado',
  'subscription-cancelled': 'Suscripción cancelada',
  'subscription-charge-not-accepted': 'Un cobro no se aceptó',
  'subscription-synced': 'Consulta a Mercado Pago',
  'user-made-admin': 'Cuenta de administración dada',
  'user-admin-taken': 'Cuenta de administración quitada',
  'user-reinstated': 'Cuenta habilitada de nuevo',
  'user-suspended': 'Cuenta suspendida',
} as const

export type AuditAction = keyof typeof auditTexts

/** What decisions are about. */
export const auditKinds = [
  'payment',
  'payment-intent',
  'subscription',
  'professional',
  'service-request',
  'lead',
  'review',
  'business',
  'business-import',
  'user',
  'consumer-request',
  'rubro',
  'setting',
  'job',
  'mail',
  'list',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** One of them, as the record names it; made by `auditSubject` alone. */
export type AuditSubject = `${AuditKind}:${string}`
