/** Texts of the server's page for a slow response. Separate from the other texts, because every page loads those. */
export const slowTexts = {
  title: 'Esto está tardando más de lo normal',
  description: 'No pudimos mostrar esta página ahora. Probamos de nuevo solos: no hace falta que hagas nada.',
} as const

/** Texts for a page that could not be shown. Shared by the pages with and without scripts. */
export const failureTexts = {
  broken: {
    title: 'Algo salió mal de nuestro lado',
    description: 'No pudimos mostrar esta página. Lo que ya habías enviado no se pierde.',
  },
  /** True after every failure, because the provider reports each payment to the site until the site has stored it. */
  payment: 'Si pagaste, tu pago queda registrado. No pagues de nuevo.',
  retry: 'Probar ahora',
  /** Precedes the id of the failure, by which the support finds it in the log. */
  supportCode: 'Código para el soporte:',
} as const
