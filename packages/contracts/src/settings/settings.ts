import type { z } from 'zod'
import { limits } from '../limits'
import {
  choice,
  price,
  pricePerDay,
  rate,
  type SettingDefinition,
  shareOfPrice,
  whole,
} from './define-setting'

const urgentHours =
  'Decide cuándo se vende la urgencia, desde que el cambio empieza a valer. Las solicitudes que ya son urgentes siguen igual.'
const businessPlan =
  'Lo paga quien elija ese plan desde que el cambio empieza a valer. A quien ya lo paga le baja en el próximo cobro; si sube, le avisamos antes por email.'
const adPrice =
  'Lo paga quien reserve desde que el cambio empieza a valer. Lo que ya está reservado conserva su precio, también si falta pagarlo.'

/**
 * Prices and limits that an admin may change: their shape, initial value and labels. The database holds newer values
 * with their start.
 */
export const settingDefinitions = {
  urgencyFeeArs: {
    schema: price,
    first: 15_000,
    label: 'Tarifa de urgencia',
    hint: 'Lo que paga un cliente para que su solicitud sea urgente.',
    unit: 'ars',
    effect:
      'La paga quien pida una urgencia desde que el cambio empieza a valer. A quien ya la pagó no se le cobra ni se le devuelve nada.',
  },
  /** One-time fee for the verification of a professional. */
  verificationFeeArs: {
    schema: price,
    first: 1,
    label: 'Verificación de cuenta profesional',
    hint: 'Se cobra una sola vez, al registrarse.',
    unit: 'ars',
    effect:
      'La paga quien verifique su cuenta desde que el cambio empieza a valer. A quien ya la pagó no le cambia nada.',
  },
  monthlyPricePerRubroArs: {
    schema: price,
    first: 10_000,
    label: 'Suscripción mensual por rubro',
    hint: 'Lo que paga por mes un profesional por cada rubro.',
    unit: 'ars',
    isAnnounced: true,
    effect: null,
  },
  businessBasicPerRubroArs: {
    schema: price,
    first: 10_000,
    label: 'Negocios, plan Básico: por rubro',
    hint: 'Lo que paga por mes un negocio con el plan Básico por cada rubro.',
    unit: 'ars',
    isAnnounced: true,
    effect: businessPlan,
  },
  businessPremiumArs: {
    schema: price,
    first: 25_000,
    label: 'Negocios, plan Premium',
    hint: 'Lo que paga por mes un negocio con el plan Premium.',
    unit: 'ars',
    isAnnounced: true,
    effect: businessPlan,
  },
  businessFeaturedArs: {
    schema: price,
    first: 45_000,
    label: 'Negocios, plan Destacado',
    hint: 'Lo que paga por mes un negocio con el plan Destacado.',
    unit: 'ars',
    isAnnounced: true,
    effect: businessPlan,
  },
  adHomeFeaturedArs: {
    schema: pricePerDay,
    first: 4_000,
    label: 'Publicidad, destacados de la portada: por día',
    hint: 'Lo que cuesta por día uno de los dos destacados, con una imagen sola.',
    unit: 'ars',
    effect: adPrice,
  },
  adHomeSidebarArs: {
    schema: pricePerDay,
    first: 2_500,
    label: 'Publicidad, recuadro de la portada: por día',
    hint: 'Lo que cuesta por día el recuadro, con una imagen sola.',
    unit: 'ars',
    effect: adPrice,
  },
  adSearchArs: {
    schema: pricePerDay,
    first: 3_000,
    label: 'Publicidad, búsquedas: por día',
    hint: 'Lo que cuesta por día cada lugar en los resultados de una búsqueda, con una imagen sola.',
    unit: 'ars',
    effect: adPrice,
  },
  adTitlePercent: {
    schema: shareOfPrice,
    first: 120,
    label: 'Publicidad, imagen con título',
    hint: 'Cuánto cuesta, si la imagen sola es 100.',
    unit: 'percent',
    effect: adPrice,
  },
  adTextPercent: {
    schema: shareOfPrice,
    first: 140,
    label: 'Publicidad, imagen con título y texto',
    hint: 'Cuánto cuesta, si la imagen sola es 100.',
    unit: 'percent',
    effect: adPrice,
  },
  /** VAT included in all prices; 0 if the operator is not registered for VAT. */
  vatPercent: {
    schema: rate,
    first: 0,
    label: 'IVA incluido en los precios',
    hint: 'La alícuota si quien provee el sitio es Responsable Inscripto, por ejemplo 21: al lado de cada precio se muestra cuánto es sin impuestos nacionales. Con 0 no se muestra nada.',
    unit: 'percent',
    effect:
      'Cambia lo que se muestra al lado de los precios, no lo que se cobra. Cada pago conserva la alícuota con la que se hizo.',
  },
  /** Whether the operator issues invoices, and asks payers for the invoice name. */
  issuesInvoices: {
    schema: choice,
    first: 0,
    label: 'Emitir facturas',
    hint: 'Si es sí, a quien paga se le ofrece decir a nombre de quién va la factura, y la lista mensual para el contador lo lleva.',
    unit: 'choice',
    effect:
      'Con no, no se piden más datos. Los pagos que ya los llevan los conservan, y siguen en la lista para el contador.',
  },
  /** Minutes within which an urgent request must be answered before its fee is refunded; 0: no promise. */
  urgentRefundMinutes: {
    schema: whole(0, 1440),
    first: 60,
    label: 'Plazo para responder una urgencia',
    hint: 'Si nadie responde en ese tiempo, la tarifa se devuelve sola. Con 0 no se promete nada.',
    unit: 'minutes',
    effect:
      'Vale para las solicitudes que pasen a ser urgentes desde entonces. Las que ya lo son conservan el plazo que se les prometió.',
  },
  /** Urgent requests are sold from the first to the second full hour of the day in Argentina. */
  urgentFromHour: {
    schema: whole(0, 23),
    first: 7,
    label: 'Urgencias: hora de inicio',
    hint: 'Desde esta hora del día se pueden pedir urgencias.',
    unit: 'hour',
    effect: urgentHours,
  },
  urgentUntilHour: {
    schema: whole(1, 24),
    first: 22,
    label: 'Urgencias: hora de cierre',
    hint: 'Desde esta hora del día ya no se pueden pedir.',
    unit: 'hour',
    effect: urgentHours,
  },
  trialLeads: {
    schema: whole(0, 100),
    first: 3,
    label: 'Contactos gratis',
    hint: 'Cuántos recibe un profesional nuevo antes de tener que suscribirse.',
    unit: 'leads',
    effect:
      'Los recibe quien se registre desde que el cambio empieza a valer. Los profesionales que ya están conservan los que les quedan.',
  },
  leadsPerRequest: {
    schema: whole(1, 5),
    first: 5,
    label: 'Profesionales por solicitud',
    hint: 'Cuántos pueden ver, como máximo, los datos de contacto de un cliente.',
    unit: 'professionals',
    effect:
      'Alcanza también a las solicitudes que ya están abiertas. Los contactos que ya se abrieron no se cierran.',
  },
  firstOfferMinutes: {
    schema: whole(0, 240),
    first: 30,
    label: 'Ventaja del profesional elegido',
    hint: 'Cuánto tiempo es solo suya la solicitud de quien llegó desde su perfil. Con 0 les llega a todos a la vez.',
    unit: 'minutes',
    effect: 'Vale para las solicitudes que se envíen desde que el cambio empieza a valer.',
  },
  /** Whether a paid month without any matching request is refunded. */
  refundIdleMonths: {
    schema: choice,
    first: 0,
    label: 'Devolver meses sin solicitudes',
    hint: 'Si es sí, el mes cobrado de una suscripción en el que no hubo ninguna solicitud para ese profesional se devuelve solo. Vale para los meses que se cobren desde entonces.',
    unit: 'choice',
    effect:
      'Vale para los meses que se cobren desde que el cambio empieza a valer, y le cuesta al sitio cada mes devuelto.',
  },
  /** Limits a flood of unconfirmed requests from many connections. The limit is for the whole site. */
  unconfirmedNoticesPerHour: {
    schema: whole(0, 1_000_000),
    first: 2000,
    label: 'Avisos por hora de solicitudes sin confirmar',
    hint: 'Cuántos avisos a profesionales se mandan por hora, en todo el sitio, de solicitudes que su cliente todavía no confirmó. Al llegar al tope, las demás esperan la confirmación. Con 0 se avisa siempre después de confirmar.',
    unit: 'notices',
    effect: 'Vale también para la hora que corre: los avisos que ya salieron cuentan.',
  },
  placeQuestionsPerDay: {
    schema: whole(0, 1_000_000),
    first: 1000,
    label: 'Consultas a Google Places por día',
    hint: 'Cada consulta se le paga a Google. Al llegar al tope se responde con los datos propios. Con 0 no se le consulta nada.',
    unit: 'questions',
    effect: 'Vale también para el día que corre: lo que ya se consultó hoy cuenta.',
  },
  anonymiseAfterDays: {
    // The minimum, because guarantees to the professional and disputes of the client need the data for that long.
    schema: whole(Math.max(limits.keptContactDays, limits.reopenDays), 3650),
    first: 90,
    label: 'Datos de solicitudes cerradas',
    hint: 'Cuánto se guardan los datos de contacto después del cierre. Después se borran.',
    unit: 'days',
    effect:
      'Alcanza también a las solicitudes ya cerradas. Con menos días, los datos que ya los pasaron se borran cuando empieza a valer, y no se recuperan.',
  },
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settingDefinitions

/** Returns whether a change reaches running subscriptions only after an announcement. */
export const isAnnounced = (key: SettingKey): boolean => 'isAnnounced' in settingDefinitions[key]

export type SettingValues = { [K in SettingKey]: z.infer<(typeof settingDefinitions)[K]['schema']> }
export type SettingUnit = (typeof settingDefinitions)[SettingKey]['unit']

// The type of Object.keys loses the keys; the record above is a literal without others.
export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

/** Returns the initial values of every site, unless its operator configures others (`ctx.settings.firsts`). */
export function builtInSettings(): SettingValues {
  const values = Object.entries(settingDefinitions).map(([key, { first }]) => [key, first])
  // Every key has a value of its own schema, which the compiler cannot follow through a list.
  return Object.fromEntries(values) as SettingValues
}
