import type { PaymentStanding, PaymentView } from '@oficio/contracts/payments/shapes'

export interface PaymentWords {
  look: 'success' | 'pending' | 'failure'
  title: string
  text: string
}

const words: Record<PaymentStanding, PaymentWords> = {
  done: {
    look: 'success',
    title: '¡Listo! Recibimos tu pago',
    text: 'Ya quedó registrado. También te lo confirmamos por mail.',
  },
  unused: {
    look: 'success',
    title: '¡Listo! Recibimos tu pago',
    text: 'Ya podés enviar la solicitud urgente. Si no la enviás en un día, te lo devolvemos.',
  },
  under_review: {
    look: 'pending',
    title: 'Tu pago está en revisión',
    text: 'Mercado Pago todavía no lo aprobó. No pagues de nuevo: apenas lo apruebe seguimos solos y te avisamos por mail.',
  },
  declined: {
    look: 'failure',
    title: 'El pago no se aprobó',
    text: 'No se cobró nada. Podés probar de nuevo con otro medio de pago.',
  },
  unpaid: {
    look: 'failure',
    title: 'No llegaste a pagar',
    text: 'Volviste de Mercado Pago sin pagar, así que no se cobró nada.',
  },
  expired: {
    look: 'failure',
    title: 'La página de pago venció',
    text: 'No se cobró nada. Si todavía lo necesitás, empezá de nuevo.',
  },
  returned: {
    look: 'failure',
    title: 'Te devolvimos el dinero',
    text: 'La devolución ya está en marcha, por el mismo medio con el que pagaste.',
  },
  not_accepted: {
    look: 'pending',
    title: 'Estamos revisando tu pago',
    text: 'Lo que se pagó no coincide con lo que había que pagar. Nuestro equipo lo mira y te escribe por mail.',
  },
}

/** Returns how a payment is told to whoever made it: in general words, with the reason where one is known. */
export function wordsOf({ standing, statusText, refundText }: PaymentView): PaymentWords {
  const general = words[standing]
  if (standing === 'declined' && statusText) return { ...general, text: statusText }
  if (standing === 'returned' && refundText) return { ...general, text: `${refundText} ${general.text}` }
  return general
}
