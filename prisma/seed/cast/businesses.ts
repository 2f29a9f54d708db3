import type { BusinessTier } from '@oficio/contracts/businesses/plans'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { TownKey } from './towns'

/** A business of the demo, as its owner would describe it. */
export interface DemoBusiness {
  name: string
  tier: BusinessTier
  town: TownKey
  address: string
  /** Four digits of its phone number, unique in the demo. */
  number: number
  shortDescription: string
  longDescription: string
  /** Names of categories and tags, and slugs of rubros. */
  categories: string[]
  tags: string[]
  rubros: string[]
  social: { instagram?: string; facebook?: string }
  hours: WeeklyHours
  foundingYear: number
  employeeCount: number
  /** How many days ago it was registered. */
  days: number
  /**
   * Its plan was paid and then cancelled, which shows how to subscribe again. Other businesses are public without a
   * plan.
   */
  isPlanOver?: true
}

const closed: WeeklyHours['monday'] = []
const siesta = [
  { open: '08:30', close: '12:30' },
  { open: '16:00', close: '20:00' },
]
const allDay = [{ open: '07:30', close: '20:30' }]
const late = [{ open: '08:00', close: '00:30' }]
const training = [{ open: '07:00', close: '22:00' }]

/** One business for each plan, all owned by the demo's client. */
export const businesses: readonly DemoBusiness[] = [
  {
    name: 'Ferretería Don Pascual',
    tier: 'basic',
    town: 'rosario',
    address: 'Av. San Martín 4120',
    number: 3001,
    shortDescription: 'Lo suelto, lo difícil y alguien que te explica cómo se pone.',
    longDescription:
      'Ferretería de barrio desde 1978. Tornillos por unidad, repuestos de grifería que ya no se hacen y copia de llaves en el momento. Si no lo tenemos, te decimos quién lo tiene. Vamos a tu casa por cerraduras y arreglos chicos.',
    categories: ['Tiendas'],
    tags: ['Envío a domicilio', 'Estacionamiento'],
    rubros: ['cerrajeria', 'arreglos-del-hogar'],
    social: {},
    hours: {
      monday: siesta,
      tuesday: siesta,
      wednesday: siesta,
      thursday: siesta,
      friday: siesta,
      saturday: [{ open: '08:30', close: '13:00' }],
      sunday: closed,
    },
    foundingYear: 1978,
    employeeCount: 3,
    days: 75,
    isPlanOver: true,
  },
  {
    name: 'Café Pichincha',
    tier: 'premium',
    town: 'rosario',
    address: 'Riccheri 145',
    number: 3002,
    shortDescription: 'Café de especialidad y medialunas de manteca, a dos cuadras del río.',
    longDescription:
      'Tostamos los martes y horneamos todas las mañanas. Hay opciones sin gluten, leche de almendras y mesas en la vereda. Los viernes y sábados seguimos hasta pasada la medianoche, con vermut y tablas. Hacemos mesas dulces y desayunos para llevar.',
    categories: ['Cafés', 'Bares'],
    tags: ['Para llevar', 'Mesas al aire libre', 'WiFi', 'Accesible'],
    rubros: ['pasteleria', 'catering-y-cocina'],
    social: { instagram: 'https://www.instagram.com/cafepichincha.demo' },
    hours: {
      monday: closed,
      tuesday: allDay,
      wednesday: allDay,
      thursday: allDay,
      friday: late,
      saturday: late,
      sunday: [{ open: '09:00', close: '20:00' }],
    },
    foundingYear: 2017,
    employeeCount: 8,
    days: 140,
  },
  {
    name: 'Gimnasio Parque España',
    tier: 'featured',
    town: 'rosario',
    address: 'Sarmiento 240',
    number: 3003,
    shortDescription: 'Musculación, funcional y kinesiología en el mismo lugar.',
    longDescription:
      'Una sala grande y luminosa, con entrenadores que miran y corrigen. Clases de funcional, yoga y movilidad incluidas en la cuota. La primera semana es sin cargo, para que sepas si es para vos. Kinesiología con turno.',
    categories: ['Gimnasios', 'Salud'],
    tags: ['Accesible', 'Estacionamiento', 'WiFi'],
    rubros: ['entrenamiento-personal', 'kinesiologia', 'masajes'],
    social: {
      instagram: 'https://www.instagram.com/gimparqueespana.demo',
      facebook: 'https://www.facebook.com/gimparqueespana.demo',
    },
    hours: {
      monday: training,
      tuesday: training,
      wednesday: training,
      thursday: training,
      friday: training,
      saturday: [
        { open: '09:00', close: '13:00' },
        { open: '16:00', close: '20:00' },
      ],
      sunday: closed,
    },
    foundingYear: 2009,
    employeeCount: 14,
    days: 260,
  },
]
