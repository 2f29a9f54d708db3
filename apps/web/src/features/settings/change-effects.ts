import type { SettingKey } from '@oficio/contracts/settings/settings'

const urgentHours =
  'Decide cuándo se vende la urgencia, desde que el cambio empieza a valer. Las solicitudes que ya son urgentes siguen igual.'

const businessPlan =
  'Lo paga quien elija ese plan desde que el cambio empieza a valer. A quien ya lo paga le baja en el próximo cobro; si sube, le avisamos antes por email.'

const adPrice =
  'Lo paga quien reserve desde que el cambio empieza a valer. Lo que ya está reservado conserva su precio, también si falta pagarlo.'

/**
 * Whom a change reaches and whom it does not (docs/product.md, 'Settings'); of the monthly price the dialog says more,
 * since it reaches running subscriptions too.
 */
export const changeEffects: Readonly<Record<SettingKey, string | null>> = {
  urgencyFeeArs:
    'La paga quien pida una urgencia desde que el cambio empieza a valer. A quien ya la pagó no se le cobra ni se le devuelve nada.',
  verificationFeeArs:
    'La paga quien verifique su cuenta desde que el cambio empieza a valer. A quien ya la pagó no le cambia nada.',
  monthlyPricePerRubroArs: null,
  businessBasicPerRubroArs: businessPlan,
  businessPremiumArs: businessPlan,
  businessFeaturedArs: businessPlan,
  adHomeFeaturedArs: adPrice,
  adHomeSidebarArs: adPrice,
  adSearchArs: adPrice,
  adTitlePercent: adPrice,
  adTextPercent: adPrice,
  urgentRefundMinutes:
    'Vale para las solicitudes que pasen a ser urgentes desde entonces. Las que ya lo son conservan el plazo que se les prometió.',
  urgentFromHour: urgentHours,
  urgentUntilHour: urgentHours,
  trialLeads:
    'Los recibe quien se registre desde que el cambio empieza a valer. Los profesionales que ya están conservan los que les quedan.',
  leadsPerRequest:
    'Alcanza también a las solicitudes que ya están abiertas. Los contactos que ya se abrieron no se cierran.',
  firstOfferMinutes: 'Vale para las solicitudes que se envíen desde que el cambio empieza a valer.',
  refundIdleMonths:
    'Vale para los meses que se cobren desde que el cambio empieza a valer, y le cuesta al sitio cada mes devuelto.',
  placeQuestionsPerDay: 'Vale también para el día que corre: lo que ya se consultó hoy cuenta.',
  anonymiseAfterDays:
    'Alcanza también a las solicitudes ya cerradas. Con menos días, los datos que ya los pasaron se borran cuando empieza a valer, y no se recuperan.',
}
