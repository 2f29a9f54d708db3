import type { DemoProfessional } from './demo-professional'

/** More professionals of the demo in the province of Santa Fe. */
export const santaFe = {
  silvia: {
    firstName: 'Silvia',
    lastName: 'Navarro',
    town: 'rosario',
    rubros: ['pintura'],
    longDescription:
      'Pintora con 12 años de experiencia. Interiores, humedades tratadas de verdad y no tapadas, colores a prueba antes de empezar.',
    offsetKm: { north: 1.9, east: -4.2 },
    days: 280,
  },
  ezequiel: {
    firstName: 'Ezequiel',
    lastName: 'Ponce',
    company: 'Ponce Terminaciones',
    town: 'rosario',
    rubros: ['pintura', 'durlock-y-construccion-en-seco'],
    longDescription:
      'Durlock, cielorrasos, enduido y pintura. Equipo de tres personas: un departamento de dos ambientes sale en una semana.',
    radiusKm: 30,
    days: 145,
  },
  rossi: {
    firstName: 'Claudio',
    lastName: 'Rossi',
    company: 'Rossi Construcciones',
    town: 'rosario',
    rubros: ['albanileria', 'techos-e-impermeabilizacion', 'pisos-y-revestimientos'],
    longDescription:
      'Obras chicas y medianas: baños, cocinas, ampliaciones y techos. Presupuesto detallado por rubro y certificado de avance cada semana.',
    radiusKm: 35,
    offsetKm: { north: -2.7, east: -0.5 },
    days: 365,
  },
  villalba: {
    firstName: 'Oscar',
    lastName: 'Villalba',
    town: 'perez',
    rubros: ['albanileria'],
    longDescription:
      'Albañil oficial. Revoques, contrapisos, paredes y veredas. Voy con mi ayudante y mis herramientas.',
    radiusKm: 25,
    days: 60,
  },
  benitez: {
    firstName: 'Raúl',
    lastName: 'Benítez',
    company: 'Techos del Litoral',
    town: 'bermudez',
    rubros: ['techos-e-impermeabilizacion'],
    longDescription: 'Membranas, chapas, canaletas y filtraciones. Temporalmente completo hasta fin de mes.',
    radiusKm: 40,
    isAvailable: false,
    days: 250,
  },
  luna: {
    firstName: 'Federico',
    lastName: 'Luna',
    company: 'Frío Luna',
    town: 'rosario',
    rubros: ['aire-acondicionado', 'electrodomesticos'],
    longDescription:
      'Instalación, carga de gas y limpieza de splits. Reparo heladeras y lavarropas a domicilio, con repuesto original o lo aviso antes.',
    offsetKm: { north: 0.9, east: -1.7 },
    days: 180,
  },
  gabriela: {
    firstName: 'Gabriela',
    lastName: 'Arias',
    town: 'rosario',
    rubros: ['limpieza'],
    longDescription:
      'Limpieza de casas, finales de obra y mudanzas. Llevo los productos. Referencias de familias con las que trabajo hace años.',
    radiusKm: 12,
    offsetKm: { north: 0.2, east: 0.3 },
    days: 110,
  },
  toledo: {
    firstName: 'Walter',
    lastName: 'Toledo',
    company: 'Fletes El Rápido',
    town: 'rosario',
    rubros: ['fletes-y-mudanzas'],
    longDescription:
      'Mudanzas con camión cerrado y peones. Subimos por escalera, desarmamos y armamos camas y placares. Seguro de carga incluido.',
    radiusKm: 80,
    offsetKm: { north: -4.1, east: -1.1 },
    days: 320,
  },
  patricia: {
    firstName: 'Patricia',
    lastName: 'Ojeda',
    company: 'Verde Funes',
    town: 'funes',
    rubros: ['jardineria', 'piletas', 'poda-y-arboles'],
    longDescription:
      'Corte de pasto, canteros, poda y mantenimiento de piletas todo el año. Abonos quincenales o trabajos sueltos.',
    radiusKm: 22,
    days: 240,
  },
  correa: {
    firstName: 'Damián',
    lastName: 'Correa',
    company: 'Cerrajería Pellegrini',
    town: 'rosario',
    rubros: ['cerrajeria'],
    longDescription:
      'Aperturas sin romper, cambio de combinación, cerraduras de seguridad y llaves de auto. Todos los días.',
    radiusKm: 20,
    offsetKm: { north: -1.2, east: -0.3 },
    days: 205,
  },
  medina: {
    firstName: 'Juan Cruz',
    lastName: 'Medina',
    town: 'roldan',
    rubros: ['carpinteria', 'armado-de-muebles'],
    longDescription:
      'Muebles a medida, placares y restauración. Taller propio en Roldán; paso a medir sin cargo.',
    radiusKm: 35,
    days: 130,
  },
  acosta: {
    firstName: 'Néstor',
    lastName: 'Acosta',
    company: 'Herrería Acosta e hijo',
    town: 'sanLorenzo',
    rubros: ['herreria-y-soldadura', 'portones-automaticos'],
    longDescription:
      'Rejas, portones, escaleras y soldadura a domicilio. Pintamos con antióxido antes de entregar.',
    radiusKm: 35,
    days: 290,
  },
  luciana: {
    firstName: 'Luciana',
    lastName: 'Maldonado',
    town: 'rosario',
    rubros: ['computacion', 'redes-e-internet'],
    longDescription:
      'Reparación de notebooks y PC, recuperación de datos, wifi que llega a toda la casa. Explico sin tecnicismos.',
    radiusKm: 15,
    days: 66,
  },
  casilda: {
    firstName: 'Osvaldo',
    lastName: 'Bustos',
    town: 'casilda',
    rubros: ['electricidad', 'bombas-de-agua-y-perforaciones'],
    longDescription:
      'Electricidad domiciliaria y rural. Bombas sumergibles y tableros de riego en Casilda y pueblos cercanos.',
    radiusKm: 45,
    days: 155,
  },
  canada: {
    firstName: 'Romina',
    lastName: 'Molina',
    town: 'canada',
    rubros: ['limpieza', 'cuidado-de-personas-mayores'],
    longDescription: 'Limpieza por hora y acompañamiento de personas mayores. Disponible de lunes a sábado.',
    radiusKm: 10,
    days: 48,
  },
} satisfies Record<string, DemoProfessional>
