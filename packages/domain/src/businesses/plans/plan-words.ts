import type { Tx } from '@oficio/db/client'
import type { SubscriptionWords } from '../../subscriptions/subscription-kind'
import { isFree } from './paid-state'

/** Returns what the plan of that business gives: a page that everybody finds, or no more than it has without paying. */
export async function planWordsOf(tx: Tx, businessId: string): Promise<SubscriptionWords> {
  const business = await tx.business.findUnique({ where: { id: businessId } })
  return business && isFree(business) ? freeWords : planWords
}

const planWords: SubscriptionWords = {
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
      whatStays: 'Lo que cargaste de tu negocio queda guardado, con sus fotos y sus reseñas.',
      stillAllowed: 'la página de tu negocio se sigue viendo',
      toSee: 'que la página de tu negocio se vuelva a ver',
    },
  },
}

/** Of a page that is public though nobody has paid for it: it stays so whatever becomes of the plan. */
const freeWords: SubscriptionWords = {
  notices: {
    active: 'El plan que elegiste para tu negocio está autorizado.',
    failing:
      'La página de tu negocio se sigue viendo. Para tener el plan que elegiste, revisá tu medio de pago en Mercado Pago.',
    suspended: 'La página de tu negocio se sigue viendo. Mirá cómo tener el plan que elegiste.',
  },
  mails: {
    active: {
      preview: 'El plan que elegiste para tu negocio está autorizado.',
      text: 'El plan que elegiste está autorizado. La página de tu negocio se sigue viendo.',
    },
    failing: {
      preview: 'La página de tu negocio se sigue viendo; revisá tu medio de pago para tener el plan.',
      text: 'La página de tu negocio se sigue viendo, y el plan que elegiste empieza cuando se cobre.',
    },
    suspended: {
      preview: 'La página de tu negocio se sigue viendo.',
      whatStays: 'La página de tu negocio se sigue viendo como hasta ahora.',
      stillAllowed: 'tenés el plan que elegiste',
      toSee: 'tener el plan que elegiste',
    },
  },
}
