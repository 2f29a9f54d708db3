import { paths } from '@oficio/contracts/paths'

/**
 * What the visitor wants to do after the login, by the prefix of the page that sent them here. The first match wins.
 */
const purposes: readonly (readonly [begin: string, text: string])[] = [
  [paths.advertising(), 'Después seguís con tu reserva de publicidad.'],
  [paths.userBusinesses(), 'Después administrás tu negocio.'],
  [paths.registerBusiness(), 'Después seguís con el registro de tu negocio.'],
  ['/business/', 'Después volvés al negocio que estabas viendo.'],
  [paths.userRequests(), 'Después ves tus solicitudes.'],
  ['/professional/', 'Después ves las solicitudes de tu zona.'],
  ['/admin', 'Después seguís en el panel.'],
]

/** Returns the line below the title of the login page, for the page that the visitor came from. */
export const loginPurpose = (from: string | null): string =>
  purposes.find(([begin]) => from?.startsWith(begin))?.[1] ?? 'Seguí tus solicitudes o atendé las de tu zona.'
