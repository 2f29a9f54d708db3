import { clientChooses, clientMarks, clientReviews, contacts, reports, takes } from './steps'
import { after, type Story } from './story'

/** The requests of the client of logins.json. */
export const clientStories: Story[] = [
  {
    author: 'cliente',
    town: 'rosario',
    rubro: 'plomeria',
    text: 'Pierde el sifón de la bacha de la cocina y el mueble de abajo ya se está hinchando. Además apareció una mancha de humedad en la pared que da al baño. Puse un balde, pero hay que vaciarlo dos veces por día.',
    photos: ['leak-under-sink', 'damp-wall'],
    filedAgo: '3h',
    steps: [after('1h 10m', takes('cardozo'))],
  },
  {
    author: 'cliente',
    town: 'rosario',
    rubro: 'electricidad',
    title: 'Tablero nuevo y disyuntor',
    text: 'El tablero es de los viejos, con tapones. Quiero cambiarlo por uno con térmicas y disyuntor y, de paso, agregar una línea para el aire del dormitorio.',
    expirationDays: 14,
    filedAgo: '5d 4h',
    steps: [
      after('24m', takes('electricista')),
      after('1h', takes('sergio')),
      after('1h 30m', contacts('electricista')),
      after('1d 2h', clientChooses('electricista')),
      after(
        '3d 1h',
        reports('sergio', 'already_hired', 'Cuando la llamé ya había arreglado con otro electricista.'),
      ),
    ],
  },
  {
    author: 'cliente',
    town: 'rosario',
    rubro: 'pintura',
    text: 'Pintar living comedor y un dormitorio, unos 45 m² de piso. Las paredes están sanas, hay que enduir un par de agujeros de cuadros. Los colores los elijo yo.',
    expirationDays: 14,
    filedAgo: '22d',
    steps: [
      after('2h', takes('silvia')),
      after('5h', takes('ezequiel')),
      after('7h', contacts('silvia')),
      after('1d', contacts('ezequiel')),
      after('2d', clientChooses('silvia')),
      after('10d', clientMarks('completed')),
      after(
        '10d 2h',
        clientReviews(
          5,
          'Cubrió los muebles, lijó lo que hacía falta y terminó el día que dijo. La recomiendo.',
        ),
      ),
    ],
  },
]
