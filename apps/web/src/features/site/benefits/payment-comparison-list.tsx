import type { SettingValues } from '@oficio/contracts/settings/settings'
import { Container } from '@/components/layout/container'
import { comparedFacts } from './payment-comparison'

/** Compares a monthly price with a price for each contact. A list and not a table, because a phone has no room for one. */
export const PaymentComparisonList = ({ settings }: { settings: SettingValues }) => (
  <section aria-labelledby="comparacion" className="border-y bg-surface">
    <Container className="py-16 md:py-20">
      <h2 id="comparacion" className="text-3xl tiny:text-2xl md:text-4xl">
        Por mes o por contacto
      </h2>
      <p className="mt-4 max-w-[60ch] text-lg text-muted-foreground">
        Otros sitios te cobran por cada contacto. Así cambia lo que pagás.
      </p>
      <ul className="mt-8 divide-y border-t md:mt-10">
        {comparedFacts(settings).map(({ question, monthly, perContact }) => (
          <li key={question} className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[14rem_1fr_1fr]">
            <h3 className="text-xl">{question}</h3>
            <Answer site="Acá" text={monthly} isOurs />
            <Answer site="Por contacto" text={perContact} />
          </li>
        ))}
      </ul>
    </Container>
  </section>
)

const Answer = ({ site, text, isOurs = false }: { site: string; text: string; isOurs?: boolean }) => (
  <div>
    <p
      className={
        isOurs ? 'text-sm font-semibold text-primary' : 'text-sm font-semibold text-muted-foreground'
      }
    >
      {site}
    </p>
    <p className={isOurs ? 'font-medium' : 'text-muted-foreground'}>{text}</p>
  </div>
)
