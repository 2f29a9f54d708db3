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
