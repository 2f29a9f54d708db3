import { type ReviewForAdmin, reviewDoubtTexts } from '@oficio/contracts/reviews/reports'

const standingTexts: Record<ReviewForAdmin['standing'], string> = {
  waiting: 'No se muestra ni cuenta hasta que decidas.',
  counts: 'Se decidió que cuenta.',
  out: 'Se decidió que queda afuera: no se muestra ni cuenta.',
}

/** Why client and professional may be one person, and what became of it: signs, and no proof. */
export function ReviewDoubts({ doubts, standing }: Pick<ReviewForAdmin, 'doubts' | 'standing'>) {
  return (
    <section aria-labelledby="dudas">
      <h2 id="dudas" className="text-xl">
        Por qué la revisamos
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {standingTexts[standing]} Son señales, no pruebas: una pareja comparte dispositivo y muchos clientes
        de una compañía comparten red.
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{reviewDoubtTexts[doubt]}</li>
        ))}
      </ul>
    </section>
  )
}
