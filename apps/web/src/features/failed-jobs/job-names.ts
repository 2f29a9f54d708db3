/** What each job does, for an admin who knows the product and not its code. */
const names: Record<string, string> = {
  'send-mail': 'Enviar un mail',
  'notify-professionals': 'Avisar a los profesionales',
  'return-bounced-leads': 'Devolver contactos de un mail que rebotó',
  'run-due-waves': 'Revisar avisos pendientes',
  'expire-requests': 'Vencer solicitudes',
  'warn-expiring': 'Avisar de vencimientos',
  'remove-unused-photos': 'Borrar fotos sin usar',
  'anonymise-requests': 'Anonimizar solicitudes cerradas',
  'anonymise-consumer-requests': 'Anonimizar pedidos de consumidores',
}

/** Returns what a job does; one that is not known here keeps its own name. */
export const jobLabel = (name: string): string => names[name] ?? name
