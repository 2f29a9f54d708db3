import type { AccountStandstill, ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { ProfessionalCheck } from '@oficio/contracts/professionals/checks'
import type { PlanPage, SubscriptionView } from '@oficio/contracts/professionals/plan/page'
import type { OwnProfile, ProfessionalAccount } from '@oficio/contracts/professionals/profile'
import { samplePhoto } from '@/features/photos/samples'

/** The state of an approved account without problems, for stories. */
export const sampleStandstill: AccountStandstill = {
  standstill: null,
  verificationInHand: null,
  missing: [],
  emailToConfirm: null,
  isMailWaiting: false,
  reason: null,
  awayUntil: null,
}

/** The same account for an admin's decision. */
export const sampleProfessionalState: ProfessionalState = {
  id: '01990000-0000-7000-8000-000000000701',
  name: 'Ramón Ledesma',
  status: 'approved',
  reason: null,
  submittedAt: '2026-11-20T12:00:00.000Z',
  plan: 'none',
}

export const sampleCheck: ProfessionalCheck = {
  kind: 'licence',
  facts: 'Gasista matriculado',
  fact: 'Matrícula 4521',
  checkedAt: null,
  adminName: null,
}

export const sampleSubscription: SubscriptionView = {
  id: '01990000-0000-7000-8000-000000000702',
  payerEmail: 'ramon@correo.example',
  amountArs: 24000,
  unitPriceArs: 12000,
  unitsText: '2 rubros',
  startedAt: '2026-09-10T12:00:00.000Z',
  cancelledAt: null,
  isPaused: false,
  resumption: null,
  isEnding: false,
  canCancel: true,
  pendingAmount: null,
  announcedPrice: null,
  owed: null,
}

/** The page of a plan whose month is paid. */
export const samplePlanPage: PlanPage = {
  status: {
    rubroCount: 2,
    status: 'active',
    message: 'Tu plan está activo.',
    hasPaymentMethod: true,
    preapprovalUrl: 'https://www.mercadopago.com.ar/subscriptions',
    monthlyPriceArs: 24000,
    nextChargeAt: '2026-12-10T12:00:00.000Z',
    paidUntil: '2026-12-10T12:00:00.000Z',
    isTrial: false,
    remainingRequests: 0,
    totalRequests: 3,
    trialEndDate: null,
  },
  canSubscribe: true,
  isHeld: false,
  hasHeldCharge: false,
  isRenewalPending: false,
  accessUntil: '2026-12-10T12:00:00.000Z',
  subscription: sampleSubscription,
  isRefused: false,
  payerEmail: 'ramon@correo.example',
  charges: [
    {
      id: '01990000-0000-7000-8000-000000000703',
      title: 'Plan de noviembre, 2 rubros',
      debitAt: '2026-11-10T12:00:00.000Z',
      paidUntil: '2026-12-10T12:00:00.000Z',
      amountArs: 24000,
      state: 'paid',
      nextRetryAt: null,
      receiptNumber: '0001-00004521',
    },
  ],
  price: { units: 2, unitPriceArs: 12000 },
  isOver: false,
  isFirstChargeDeclined: false,
  isRenewing: false,
  subscribeWay: null,
  isOfferedAgain: false,
}

/** The page of a professional who has only free leads. */
export const sampleTrialPage: PlanPage = {
  ...samplePlanPage,
  status: {
    ...samplePlanPage.status,
    status: 'none',
    message: 'Te quedan contactos sin cargo.',
    hasPaymentMethod: false,
    preapprovalUrl: null,
    nextChargeAt: null,
    paidUntil: null,
    isTrial: true,
    remainingRequests: 2,
  },
  accessUntil: null,
  subscription: null,
  charges: [],
  subscribeWay: 'subscribe',
}

const workDay = [{ open: '08:00', close: '18:00' }]

export const sampleProfile: OwnProfile = {
  id: '01990000-0000-7000-8000-000000000701',
  status: 'approved',
  registration: {
    firstName: 'Ramón',
    lastName: 'Ledesma',
    phone: '0341 15-555-9921',
    isMobile: true,
    address: 'Pellegrini 2140',
    state: 'Santa Fe',
    city: 'Rosario',
    townLabel: 'Rosario',
    postalCode: '2000',
    serviceRadius: 25,
    companyName: 'Ledesma Instalaciones',
    taxId: '20-22345678-6',
    description: 'Gasista matriculado. Trabajo en Rosario y alrededores desde 2009.',
    rubros: [3, 7],
    photo: null,
    documents: [],
  },
  version: '1',
  completeness: { percent: 80, missing: ['photo'], description: { length: 66, whole: 150 } },
  rubroNames: ['Plomería', 'Gas'],
  portfolio: [{ ...samplePhoto, caption: 'Baño nuevo en Fisherton' }],
  hours: {
    monday: workDay,
    tuesday: workDay,
    wednesday: workDay,
    thursday: workDay,
    friday: workDay,
    saturday: [],
    sunday: [],
  },
}

export const sampleProfessionalAccount: ProfessionalAccount = {
  id: '01990000-0000-7000-8000-000000000701',
  firstName: 'Ramón',
  lastName: 'Ledesma',
  isPublic: true,
  fullName: 'Ramón Ledesma',
  companyName: 'Ledesma Instalaciones',
  username: 'ramon.ledesma',
  email: 'ramon@correo.example',
  hasPassword: true,
  phoneNational: '0341 15-555-9921',
  cuit: '20-22345678-6',
  city: 'Rosario',
  state: 'Santa Fe',
  serviceRadiusKm: 25,
  rubros: ['Plomería', 'Gas'],
  memberSince: '2026-09-10T12:00:00.000Z',
}
