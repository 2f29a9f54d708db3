/** What the server says when a page takes too long. Apart from the rest, which every page brings along. */
export const slowTexts = {
  title: 'Esto está tardando más de lo normal',
  description: 'No pudimos mostrar esta página ahora. Probamos de nuevo solos: no hace falta que hagas nada.',
} as const

/** What people read when a page could not be shown. Said with and without scripts, so it stands here once. */
export const failureTexts = {
  broken: {
    title: 'Algo salió mal de nuestro lado',
    description: 'No pudimos mostrar esta página. Lo que ya habías enviado no se pierde.',
  },
  /** Certain whatever failed: the provider tells the site of every payment, and keeps telling it until it is stored. */
  payment: 'Si pagaste, tu pago queda registrado. No pagues de nuevo.',
  retry: 'Probar ahora',
  /** Before the id of this failure in the log, by which the support finds it. */
  supportCode: 'Código para el soporte:',
} as const
