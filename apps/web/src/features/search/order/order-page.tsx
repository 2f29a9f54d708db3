import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import {
  type BusinessScorePart,
  businessScoreParts,
  maxBusinessScorePoints,
} from '@oficio/contracts/search/business-score'
import { maxScorePoints, type ScorePart, scoreParts, scoreRules } from '@oficio/contracts/search/score'
import { PageFrame } from '@/components/layout/page-frame'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button-link'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'
import { partNames } from './part-names'

const { assumedReviews, assumedRating, reviewsForAll, fastMinutes, slowMinutes, pointsPerKm } = scoreRules

const explanations: Readonly<Record<ScorePart, string>> = {
  rating: `El promedio de sus reseñas, que solo escriben clientes de trabajos hechos. A todos les sumamos ${assumedReviews} reseñas de ${formatRating(assumedRating)}, para que una sola no decida nada.`,
  reviews: `Cuántas reseñas tiene. Las primeras suman más que las siguientes, y desde ${reviewsForAll} ya no suma ninguna.`,
  response: `Cuánto suele tardar en contactar a un cliente desde que le avisamos. Hasta ${formatMinutes(fastMinutes)} suma todo, y de ahí baja hasta cero en ${formatMinutes(slowMinutes)}.`,
  profile: `Foto, teléfono y una descripción que cuente algo: desde ${limits.tellingDescription} letras suma todo.`,
}

const ofBusinesses: Readonly<Record<BusinessScorePart, string>> = {
  rating: 'calificación, contada como la de los profesionales',
  reviews: 'cantidad de reseñas',
  page: 'página completa: descripción, fotos, logo y enlaces',
  verified: 'datos verificados por nosotros',
}

const totalPoints = scoreParts.reduce((sum, part) => sum + maxScorePoints[part], 0)

/** The page that explains the complete ranking of search results. Its figures are the constants of the ranking code. */
export function OrderPage() {
  return (
    <PageFrame
      title="Cómo se ordena la búsqueda"
      description="Qué hace que un profesional aparezca antes que otro. Es la regla completa: no hay otra."
      className="max-w-3xl space-y-10"
    >
      <Section title="Primero, quién responde a lo que escribiste">
        <p>
          Entendemos palabras de todos los días, con errores y sin acentos: «electrisista», «pierde la
          canilla». Si además escribís un nombre o una palabra que alguien usa para presentarse, esa persona
          va antes que las demás del rubro.
        </p>
      </Section>
      <Section title={`Después, un puntaje de hasta ${totalPoints}`}>
        <dl className="divide-y rounded-card border bg-surface">
          {scoreParts.map((part) => (
            <div key={part} className="space-y-1 p-4 md:p-5">
              <dt className="flex flex-wrap justify-between gap-x-4 font-semibold">
                {partNames[part]}
                <span className="font-normal text-muted-foreground tabular-nums">
                  hasta {maxScorePoints[part]} puntos
                </span>
              </dt>
              <dd>{explanations[part]}</dd>
            </div>
          ))}
        </dl>
        <p>El puntaje se cuenta de nuevo varias veces por hora.</p>
      </Section>
      <Section title="Y la distancia">
        <p>
          Si decís dónde, cada kilómetro hasta la localidad del profesional resta {pointsPerKm} puntos, y
          aparecen solo quienes llegan hasta ahí. Medimos de localidad a localidad: nadie se entera de la
          dirección de nadie.
        </p>
      </Section>
      <Section title="Lo que no cuenta nunca">
        <p>
          Lo que alguien paga. Ni la suscripción, ni los rubros que contrató, ni ninguna otra cosa con precio
          mueve un resultado. La publicidad dice «Publicidad» y tiene su propio lugar.
        </p>
        <p>En cada resultado, «¿Por qué aparece acá?» muestra sus puntos.</p>
      </Section>
      <Section title="¿Y los negocios?">
        <p>
          En la búsqueda de negocios va primero el que se llama como escribiste, después los de esa categoría
          que usan tus palabras y después el resto. Entre los que responden igual, suman puntos:
        </p>
        <ul className="list-disc space-y-1 pl-5">
          {businessScoreParts.map((part) => (
            <li key={part}>
              {ofBusinesses[part]}, hasta {maxBusinessScorePoints[part]} puntos
            </li>
          ))}
        </ul>
        <p>
          Los «Destacados» tienen un lugar aparte, arriba y con su nombre, que cambia de negocio cada hora:
          pagan por él, o los eligió nuestro equipo hasta una fecha, y cada uno dice cuál de las dos cosas es.
          En los resultados siguen estando donde les toca.
        </p>
      </Section>
      <ButtonLink href={paths.searchProfessionals()}>Buscar profesionales</ButtonLink>
    </PageFrame>
  )
}
