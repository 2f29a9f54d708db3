import { paths } from '@oficio/contracts/paths'

/** What a visitor goes on with after the login, by the beginning of the page that sent them there; the first match counts. */
const purposes: readonly (readonly [begin: string, text: string])[] = [
  [paths.advertising(), 'Después seguís con tu reserva de publicidad.'],
  [paths.userBusinesses(), 'Después administrás tu negocio.'],
  [paths.registerBusiness(), 'Después seguís con el registro de tu negocio.'],
  ['/business/', 'Después volvés al negocio que estabas viendo.'],
  [paths.userRequests(), 'Después ves tus solicitudes.'],
  ['/professional/', 'Después ves las solicitudes de tu zona.'],
  ['/admin', 'Después seguís en el panel.'],
]

/** Returns the line below the title of the login page, by where the visitor comes from. */
export const loginPurpose = (from: string | null): string =>
  purposes.find(([begin]) => from?.startsWith(begin))?.[1] ?? 'Seguí tus solicitudes o atendé las de tu zona.'
