import { paths } from '@oficio/contracts/paths'

/**
 * The parts of the panel, each by the one name that it has in every menu, in its heading and on the way back to it. The
 * names are short because all of them stand side by side at the foot of a phone.
 */
export const adminPlaces = {
  overview: { label: 'Panel', href: paths.admin() },
  payments: { label: 'Pagos', href: paths.adminPayments() },
  reports: { label: 'Reportes', href: paths.adminLeadReports() },
  consumers: { label: 'Consumo', href: paths.adminConsumerRequests() },
  settings: { label: 'Precios', href: paths.adminSettings() },
  jobs: { label: 'Tareas', href: paths.adminJobs() },
} as const
