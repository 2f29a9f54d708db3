import { lawButtons, supportAnswerTime } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { seatsTexts } from '../../leads/taking/seats-texts'
import type { FaqEntry, FaqFacts } from './faq-entry'

export const asking: FaqEntry = {
  id: 'pedir-un-servicio',
  question: '¿Cómo pido un servicio?',
  answer: `Contás qué necesitás, elegís el rubro y tu localidad y, si ayuda, sumás hasta ${limits.photosPerRequest} fotos. Es gratis y no hace falta crear una cuenta. Te mandamos un email para que confirmes que la solicitud es tuya, con un enlace para seguirla.`,
  links: [{ label: 'Solicitar un servicio', href: paths.serviceRequestForm() }],
}

export const contact = ({ leadsPerRequest }: FaqFacts): FaqEntry => {
  const seats = seatsTexts(leadsPerRequest)
  return {
    id: 'como-me-contactan',
    question: '¿Cómo me contactan los profesionales?',
    answer: `Les avisamos a los profesionales de tu zona, primero a los más cercanos. ${seats.contact} ${seats.seats} En el seguimiento ves quién los abrió y cuándo. El precio y el día los arreglás directo con quien elijas.`,
  }
}

export const trust: FaqEntry = {
  id: 'confianza',
  question: '¿Cómo sé que puedo confiar en un profesional?',
  answer:
    'Nuestro equipo revisa cada cuenta profesional antes de que aparezca en el sitio, y donde dice «Verificado» dice también qué se verificó. Las reseñas de profesionales con la marca «Trabajo verificado» son de quien pidió el trabajo y lo dio por completado, y se publican buenas o malas. Pagar no mejora el lugar de nadie en los resultados.',
  links: [{ label: 'Cómo se ordena la búsqueda', href: paths.searchOrder() }],
}

export const phone = ({ leadsPerRequest }: FaqFacts): FaqEntry => ({
  id: 'quien-ve-mi-telefono',
  question: '¿Quién ve mi teléfono?',
  answer: `Solo los profesionales que abren tu solicitud. ${seatsTexts(leadsPerRequest).seats} Lo mismo vale para tu email y tu dirección: en el sitio no se publican. En el seguimiento ves quién los abrió y cuándo.`,
})

export const silence = ({ urgentRefundMinutes }: FaqFacts): FaqEntry => ({
  id: 'si-nadie-responde',
  question: '¿Qué pasa si nadie responde?',
  answer: `No pagás nada. Mientras tu solicitud está publicada les avisamos de a grupos a más profesionales de tu zona. Antes de que venza te escribimos, y con un toque la extendés; si no, se cierra sola.${
    urgentRefundMinutes > 0
      ? ' Si pagaste para que sea urgente y nadie te contactó a tiempo, te devolvemos la tarifa.'
      : ''
  }`,
  links: [{ label: 'Buscar profesionales', href: paths.searchProfessionals() }],
})

export const privacy = ({ anonymiseAfterDays }: FaqFacts): FaqEntry => ({
  id: 'datos-personales',
  question: '¿Qué hacen con mis datos personales?',
  answer: `Los usamos para que los profesionales te puedan contactar, y no los vendemos. Cuando pasan ${countOf(anonymiseAfterDays, 'día', 'días')} desde que la solicitud se cierra, borramos tus datos de contacto, las fotos y lo que escribiste. Si tenés una cuenta, en tu perfil podés descargar tus datos o cerrarla.`,
  links: [{ label: 'Política de privacidad', href: paths.privacy() }],
})

export const payments = (facts: FaqFacts): FaqEntry => {
  const { urgencyFeeArs, urgentRefundMinutes, businessBasicPerRubroArs } = facts
  const promise =
    urgentRefundMinutes > 0
      ? ` y se devuelve sola si en ${countOf(urgentRefundMinutes, 'minuto', 'minutos')} nadie te contactó`
      : ''
  return {
    id: 'pagos',
    question: '¿Cuánto cuesta?',
    answer: `Pedir un servicio es gratis, y del trabajo no cobramos comisión: se lo pagás directo al profesional, como arreglen. Si querés que sea urgente, la tarifa es de ${formatMoney(urgencyFeeArs)}${promise}. La página de un negocio se paga por mes, desde ${formatMoney(businessBasicPerRubroArs)}. Lo que se paga en el sitio va por ${providerName}: no vemos ni guardamos los datos de tu tarjeta.`,
    links: [
      { label: 'Todos los precios, en los términos', href: `${paths.terms()}#precios-y-suscripcion` },
      { label: 'Beneficios para negocios', href: paths.businessBenefits() },
    ],
  }
}

export const problems: FaqEntry = {
  id: 'problemas',
  question: '¿Qué hago si tengo un problema?',
  answer: `Si es con el trabajo, hablalo primero con el profesional. Si alguien lo marcó como completado y no es así, decilo desde el seguimiento y la solicitud se vuelve a abrir. Si es con el sitio o con un pago, escribinos: respondemos dentro de las ${supportAnswerTime}. Y si contrataste algo en el sitio y te arrepentiste, usá el ${lawButtons.withdrawal}.`,
  links: [
    { label: 'Contacto', href: paths.contact() },
    { label: lawButtons.withdrawal, href: paths.withdrawal() },
  ],
}

export const changes: FaqEntry = {
  id: 'cambiar-o-cancelar',
  question: '¿Puedo cambiar o cancelar mi solicitud?',
  answer:
    'Sí, desde el enlace que te mandamos por email (si lo perdiste, te lo mandamos de nuevo) o, si tenés una cuenta, desde «Mis Solicitudes». Mientras está pendiente podés cambiar lo que pediste, y tus datos de contacto mientras siga abierta. La cancelás cuando quieras, sin dar explicaciones. Antes de que venza te avisamos, y la podés extender.',
  links: [{ label: 'Mandame el enlace de nuevo', href: paths.requestLinks() }],
}

export const news: FaqEntry = {
  id: 'avisos',
  question: '¿Qué avisos me llegan?',
  answer:
    'Te escribimos por email cuando un profesional ve tu solicitud, cuando dice que te contactó, que empezó el trabajo o que lo terminó, si nuestro equipo la cancela y antes de que venza. Si sos profesional, cuando alguien de tu zona pide algo de tus rubros. Con una cuenta los ves también en «Notificaciones», y desde el pie de esos emails los dejás de recibir cuando quieras. Lo que hace a tus pagos, a tus derechos o a la seguridad de tu cuenta te llega siempre.',
}
