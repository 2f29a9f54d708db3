import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'

/** Texts of the page for an unknown address. Shared by the pages with and without scripts. */
export const missingTexts = {
  title: 'No encontramos esta página',
  description:
    'Puede que el enlace esté mal escrito, o que lo que buscás ya no esté. Si venías a pedir un servicio, lo podés hacer desde acá.',
  ways: [
    { label: 'Solicitar un servicio', href: paths.serviceRequestForm() },
    { label: 'Ir al inicio', href: paths.home() },
  ],
} as const

/** What a client reads at a link to a request that is not genuine, or that a newer link replaced. */
export const lostLinkTexts = {
  title: 'Este enlace ya no sirve',
  description: `Puede que esté cortado, que hayas cambiado el email de la solicitud o que haya pasado mucho tiempo desde que se cerró. Pedilo de nuevo y te lo mandamos por email. Si no pudimos mandarte el email con el código en ${limits.waitingCodeHours} horas, borramos la solicitud: podés hacerla de nuevo.`,
  ways: [
    { label: 'Mandame el enlace de nuevo', href: paths.requestLinks() },
    { label: 'Ver las de mi cuenta', href: paths.userRequests() },
    { label: 'Hacer una solicitud nueva', href: paths.serviceRequestForm() },
  ],
} as const
