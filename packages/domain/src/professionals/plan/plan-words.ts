import type { SubscriptionWords } from '../../subscriptions/subscription-kind'

/** What a professional's subscription gives: the contact data of requests. */
export const planWords: SubscriptionWords = {
  notices: {
    active: 'Podés ver los datos de contacto de las solicitudes de tus rubros.',
    failing: 'Revisá tu medio de pago en Mercado Pago para no quedarte sin contactos.',
    suspended: 'Mirá cómo reactivarla y hasta cuándo podés abrir contactos nuevos.',
  },
  mails: {
    active: {
      preview: 'Ya podés ver los datos de contacto de tus rubros, sin límite por mes.',
      text: 'Desde ahora podés ver los datos de contacto de las solicitudes de tus rubros, sin pagar por cada una.',
    },
    failing: {
      preview: 'Revisá tu medio de pago para poder ver contactos.',
      text: 'Hasta que se cobre no podés ver nuevos datos de contacto.',
    },
    suspended: {
      preview: 'Los contactos que ya tenés siguen abiertos; para ver nuevos, reactivala.',
      whatStays: 'Los contactos que ya abriste siguen siendo tuyos.',
      stillAllowed: 'podés abrir contactos nuevos',
      toSee: 'ver los datos de nuevas solicitudes',
    },
  },
}
