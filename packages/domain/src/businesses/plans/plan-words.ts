import type { SubscriptionWords } from '../../subscriptions/subscription-kind'

/** What the plan of a business gives: a page that everybody finds. */
export const planWords: SubscriptionWords = {
  notices: {
    active: 'La página de tu negocio ya se ve.',
    failing: 'Revisá tu medio de pago en Mercado Pago para que la página de tu negocio se siga viendo.',
    suspended: 'Mirá cómo reactivarla para que la página de tu negocio se vuelva a ver.',
  },
  mails: {
    active: {
      preview: 'La página de tu negocio ya se ve.',
      text: 'Desde ahora la página de tu negocio se ve y aparece en las búsquedas.',
    },
    failing: {
      preview: 'Revisá tu medio de pago para que la página de tu negocio se vea.',
      text: 'Hasta que se cobre, la página de tu negocio no se ve.',
    },
    suspended: {
      preview: 'La página de tu negocio no se ve; lo que cargaste queda guardado.',
      kept: 'Lo que cargaste de tu negocio queda guardado, con sus fotos y sus reseñas.',
      still: 'la página de tu negocio se sigue viendo',
      toSee: 'que la página de tu negocio se vuelva a ver',
    },
  },
}
