import type { Interval, WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { TownKey } from './towns'

/** A business of the demo without an owner, like an imported business that nobody has claimed yet. */
interface OtherBusiness {
  name: string
  /** The slug of the category: 'cafes'. */
  category: string
  town: TownKey
  address: string
  short: string
  description: string
  tags?: readonly string[]
  hours: WeeklyHours
  /** Featured by an admin, without a payment. */
  isFeatured?: true
  /** How many days ago it was registered. */
  days: number
  verified?: string
}

const from = (open: string, close: string): Interval => ({ open, close })

function week(
  days: readonly Interval[],
  saturday: readonly Interval[],
  sunday: readonly Interval[],
): WeeklyHours {
  const usual = [...days]
  return {
    monday: usual,
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: [...saturday],
    sunday: [...sunday],
  }
}

const shop = week([from('09:00', '13:00'), from('16:30', '20:00')], [from('09:00', '13:00')], [])
const allDay = week([from('08:00', '20:00')], [from('09:00', '20:00')], [from('10:00', '19:00')])
const nights = week([from('19:00', '01:00')], [from('19:00', '03:00')], [])
const always = week([from('00:00', '24:00')], [from('00:00', '24:00')], [from('00:00', '24:00')])
const office = week([from('09:00', '18:00')], [], [])

export const otherBusinesses: readonly OtherBusiness[] = [
  {
    name: 'Café La Esquina',
    category: 'cafes',
    town: 'rosario',
    address: 'Córdoba 1500',
    short: 'Café de especialidad y medialunas todo el día',
    description:
      'Tostamos en el local y horneamos desde las seis. Desayunos, meriendas y almuerzos livianos, con mesas en la vereda y lugar para trabajar un rato.',
    tags: ['para-llevar', 'mesas-al-aire-libre', 'wifi'],
    hours: allDay,
    isFeatured: true,
    days: 210,
    verified: 'Teléfono y dirección',
  },
  {
    name: 'Panadería del Sol',
    category: 'cafes',
    town: 'rosario',
    address: 'Mendoza 3120',
    short: 'Pan casero, facturas y tortas de cumpleaños',
    description: 'Panadería y confitería de barrio. Hacemos sándwiches de miga por encargo.',
    tags: ['envio-a-domicilio', 'para-llevar'],
    hours: shop,
    days: 160,
  },
  {
    name: 'Lo de Tito',
    category: 'restaurantes',
    town: 'rosario',
    address: 'Oroño 870',
    short: 'Parrilla libre y postres caseros',
    description:
      'Asado, achuras y papas fritas a voluntad. Salón grande con lugar para cumpleaños y estacionamiento propio.',
    tags: ['accesible', 'estacionamiento'],
    hours: nights,
    days: 300,
    verified: 'Teléfono',
  },
  {
    name: 'Napoli',
    category: 'restaurantes',
    town: 'funes',
    address: 'Galindo 1840',
    short: 'Pizzas a la piedra, empanadas y fainá',
    description: 'Masa de 48 horas y horno a leña. Llevamos a Funes y Fisherton.',
    tags: ['envio-a-domicilio', 'para-llevar'],
    hours: nights,
    isFeatured: true,
    days: 90,
  },
  {
    name: 'La Birrería',
    category: 'bares',
    town: 'rosario',
    address: 'Pichincha 145',
    short: 'Cerveza artesanal y picadas',
    description: 'Doce canillas que rotan, picadas para compartir y música en vivo los jueves.',
    tags: ['mesas-al-aire-libre'],
    hours: nights,
    days: 120,
  },
  {
    name: 'Ferretería El Tornillo',
    category: 'tiendas',
    town: 'rosario',
    address: 'San Luis 2240',
    short: 'Herramientas, pinturas y materiales eléctricos',
    description: 'Todo para la obra y el arreglo de casa. Cortamos caños a medida y asesoramos sin apuro.',
    tags: ['envio-a-domicilio', 'estacionamiento'],
    hours: shop,
    days: 400,
  },
  {
    name: 'Kiosco 24 Pellegrini',
    category: 'tiendas',
    town: 'rosario',
    address: 'Pellegrini 1310',
    short: 'Abierto las 24 horas',
    description: 'Golosinas, bebidas frías y carga de celular.',
    hours: always,
    days: 60,
  },
  {
    name: 'Estilo Vera',
    category: 'salones-de-belleza',
    town: 'rosario',
    address: 'Corrientes 633',
    short: 'Peluquería unisex: corte, color y peinados',
    description:
      'Con turno por teléfono. Trabajamos con productos sin amoníaco y hacemos peinados para fiestas.',
    tags: ['wifi'],
    hours: shop,
    days: 75,
  },
  {
    name: 'Gimnasio Norte',
    category: 'gimnasios',
    town: 'baigorria',
    address: 'San Martín 980',
    short: 'Musculación, spinning y clases funcionales',
    description: 'Profesores en sala todo el día y clases incluidas en la cuota.',
    tags: ['estacionamiento'],
    hours: allDay,
    days: 180,
  },
  {
    name: 'Hotel Plaza',
    category: 'alojamiento',
    town: 'rosario',
    address: 'Santa Fe 1260',
    short: 'Habitaciones con desayuno y cochera',
    description: 'A dos cuadras de la peatonal, con salón para reuniones y recepción permanente.',
    tags: ['accesible', 'estacionamiento', 'wifi'],
    hours: always,
    days: 330,
    verified: 'Dirección',
  },
  {
    name: 'Farmacia San Martín',
    category: 'salud',
    town: 'rosario',
    address: 'San Martín 2015',
    short: 'Medicamentos, perfumería y vacunación',
    description: 'Atendemos obras sociales y hacemos envíos en el día. De turno los fines de semana.',
    tags: ['envio-a-domicilio', 'accesible'],
    hours: allDay,
    days: 250,
  },
  {
    name: 'Sonrisas Odontología',
    category: 'salud',
    town: 'cordoba',
    address: 'Colón 610',
    short: 'Ortodoncia, implantes y urgencias',
    description: 'Consultorio con turnos de mañana y de tarde. Primera consulta con diagnóstico.',
    tags: ['accesible'],
    hours: office,
    days: 140,
  },
  {
    name: 'Instituto Oxford',
    category: 'educacion',
    town: 'rosario',
    address: 'Entre Ríos 480',
    short: 'Inglés para chicos y adultos',
    description: 'Grupos de hasta ocho personas y preparación de exámenes internacionales.',
    hours: office,
    days: 95,
  },
  {
    name: 'Cafetería Belgrano',
    category: 'cafes',
    town: 'mendoza',
    address: 'Belgrano 1210',
    short: 'Café tostado en el día, con opciones sin TACC',
    description: 'Mesas tranquilas, enchufes y una carta corta que cambia con la estación.',
    tags: ['accesible', 'wifi'],
    hours: allDay,
    days: 45,
  },
  {
    name: 'Dulce Compañía',
    category: 'cafes',
    town: 'cordoba',
    address: 'Belgrano 845',
    short: 'Pastelería y casa de té',
    description: 'Cheesecake, alfajores y brunch los domingos.',
    tags: ['para-llevar', 'wifi'],
    hours: allDay,
    days: 30,
  },
  {
    name: 'Lavadero Espuma',
    category: 'otros',
    town: 'rosario',
    address: 'Avellaneda 1700',
    short: 'Lavado de autos a mano',
    description: 'Lavado, tapizados y encerado, con turno o por orden de llegada.',
    hours: shop,
    days: 20,
  },
]
