import type { DemoProfessional } from './demo-professional'

/** Professionals of the demo in Rosario, with their key in the stories. */
export const rosario = {
  plomero: {
    username: 'plomero',
    firstName: 'Diego',
    lastName: 'Ramírez',
    company: 'Ramírez Instalaciones',
    town: 'rosario',
    rubros: ['plomeria', 'gas'],
    longDescription:
      'Plomero y gasista matriculado, 18 años de oficio. Reparo pérdidas, cambio cañerías y hago instalaciones nuevas en termofusión. Presupuesto sin cargo en Rosario, Funes y alrededores; dejo todo limpio y doy garantía por escrito.',
    radiusKm: 30,
    offsetKm: { north: -1.8, east: -2.1 },
    days: 210,
    // Higher than usual, so that the demo has active, closed and reported leads and still some free leads to try.
    freeLeads: 6,
  },
  electricista: {
    username: 'electricista',
    firstName: 'Nicolás',
    lastName: 'Bianchi',
    town: 'rosario',
    rubros: ['electricidad', 'aire-acondicionado'],
    longDescription:
      'Electricista categoría III. Tableros, puesta a tierra, recableados completos y certificados para la EPE. Instalo splits con la línea propia que piden los fabricantes.',
    radiusKm: 25,
    offsetKm: { north: 2.4, east: -0.9 },
    days: 160,
  },
  pintora: {
    username: 'pintora',
    firstName: 'Carla',
    lastName: 'Domínguez',
    town: 'rosario',
    rubros: ['pintura'],
    longDescription:
      'Pintura de interiores y frentes. Trabajo sola o con mi hermano, con todo tapado y sin apuro en las terminaciones. También hago esmalte sintético en rejas y aberturas.',
    status: 'pending_approval',
    days: 1,
  },
  cardozo: {
    firstName: 'Hugo',
    lastName: 'Cardozo',
    company: 'Cardozo Sanitarios',
    town: 'rosario',
    rubros: ['plomeria', 'destapaciones'],
    longDescription:
      'Tercera generación en el rubro sanitario. Destapaciones con máquina, reparación de mochilas, cambio de griferías. Atendemos urgencias los fines de semana.',
    radiusKm: 20,
    offsetKm: { north: 1.1, east: 0.6 },
    days: 340,
  },
  mariela: {
    firstName: 'Mariela',
    lastName: 'Sosa',
    town: 'funes',
    rubros: ['plomeria'],
    longDescription:
      'Plomera. Me ocupo de arreglos chicos y medianos en casas: pérdidas, termotanques, bombas. Explico qué hago y por qué, y muestro los repuestos que cambio.',
    radiusKm: 20,
    days: 120,
  },
  gimenez: {
    firstName: 'Rubén',
    lastName: 'Giménez',
    town: 'galvez',
    rubros: ['plomeria', 'gas'],
    longDescription:
      'Instalador sanitario y gasista de segunda. Zona sur de Rosario y Villa Gobernador Gálvez. Trabajo con factura.',
    radiusKm: 15,
    offsetKm: { north: 0.7, east: -0.4 },
    days: 95,
  },
  godoy: {
    firstName: 'Emanuel',
    lastName: 'Godoy',
    company: 'EG Instalaciones',
    town: 'arroyoSeco',
    rubros: ['plomeria', 'bombas-de-agua-y-perforaciones'],
    longDescription:
      'Plomería, bombas presurizadoras y perforaciones. Viajo todos los días a Rosario y voy con la camioneta equipada.',
    radiusKm: 40,
    days: 260,
  },
  vanesa: {
    firstName: 'Vanesa',
    lastName: 'Juárez',
    town: 'rosario',
    rubros: ['plomeria', 'arreglos-del-hogar'],
    longDescription:
      'Arreglos de plomería y mantenimiento de departamentos: canillas, mochilas, sifones, burletes. Puntual, con referencias de administraciones del centro.',
    radiusKm: 12,
    offsetKm: { north: 0.4, east: 1.2 },
    days: 75,
  },
  quinteros: {
    firstName: 'Fabián',
    lastName: 'Quinteros',
    town: 'rosario',
    rubros: ['plomeria'],
    longDescription: 'Plomería general.',
    status: 'suspended',
    statusReason:
      'Tres clientes avisaron que cobró una seña y no se presentó. Escribinos con los comprobantes para revisarlo.',
    days: 190,
  },
  parana: {
    firstName: 'Leandro',
    lastName: 'Ferreyra',
    company: 'Destapaciones Paraná',
    town: 'rosario',
    rubros: ['destapaciones'],
    longDescription:
      'Destapamos cloacas, pluviales y cocinas con máquina rotativa y agua a presión. Cámara para ver dónde está el problema antes de romper.',
    radiusKm: 45,
    offsetKm: { north: -3.2, east: -1.4 },
    days: 300,
  },
  marcos: {
    firstName: 'Marcos',
    lastName: 'Peralta',
    town: 'rosario',
    rubros: ['gas', 'calefaccion'],
    longDescription:
      'Gasista matriculado de primera. Habilitaciones en Litoral Gas, pruebas de hermeticidad, calefones, termotanques y calefactores. Entrego plano y certificado.',
    offsetKm: { north: 3.6, east: -2.8 },
    days: 400,
  },
  analia: {
    firstName: 'Analía',
    lastName: 'Moyano',
    town: 'baigorria',
    rubros: ['electricidad'],
    longDescription:
      'Electricista domiciliaria matriculada. Me gusta dejar los tableros prolijos y rotulados. Granadero Baigorria, Capitán Bermúdez y zona norte de Rosario.',
    radiusKm: 18,
    days: 88,
  },
  sergio: {
    firstName: 'Sergio',
    lastName: 'Ledesma',
    company: 'Ledesma Electricidad',
    town: 'rosario',
    rubros: ['electricidad', 'portones-automaticos'],
    longDescription:
      'Electricidad de obra y domicilio, porteros y portones. Respondo el mismo día; los materiales se compran a nombre del cliente.',
    offsetKm: { north: -0.6, east: -3.9 },
    days: 230,
  },
} satisfies Record<string, DemoProfessional>
