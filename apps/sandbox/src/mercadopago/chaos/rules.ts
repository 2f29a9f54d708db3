import { type ChaosRule, type Effect, type EffectOf, scopeOf } from './effects'

export type ChaosRules = ReturnType<typeof makeChaosRules>

/** What a rule is matched against: an API call, the topic of a notification, or a payment at the checkout. */
interface Subject {
  scope: 'api' | 'notification' | 'payment'
  method?: string
  path: string
}

/**
 * The active chaos rules, oldest first. A rule applies to every subject with its method and path, and is removed after
 * it has applied `times` times. Nothing is random. Rules are lost at a restart.
 */
export function makeChaosRules() {
  let rules: (ChaosRule & { id: number })[] = []
  let ruleCount = 0

  /** Applies the oldest matching rule of each kind once, and returns the effects. */
  function take<Kind extends Effect['kind']>(subject: Subject, kinds: readonly Kind[]): EffectOf<Kind>[] {
    return kinds.flatMap((kind) => takeFirst(subject, [kind]) ?? [])
  }

  /** Applies the oldest matching rule of any of these kinds once, and returns its effect. */
  function takeFirst<Kind extends Effect['kind']>(
    subject: Subject,
    kinds: readonly Kind[],
  ): EffectOf<Kind> | undefined {
    const kindNames: readonly string[] = kinds
    const hit = rules.find((rule) => kindNames.includes(rule.effect.kind) && matches(rule, subject))
    if (!hit) return undefined
    const times = hit.times === null ? null : hit.times - 1
    rules = rules.flatMap((rule) => (rule !== hit ? rule : times === 0 ? [] : { ...rule, times }))
    // The cast is safe, because the search above only finds rules of these kinds.
    return hit.effect as EffectOf<Kind>
  }

  return {
    take,
    takeFirst,
    list: () => rules,
    add(rule: ChaosRule): number {
      ruleCount += 1
      rules = [...rules, { ...rule, id: ruleCount }]
      return ruleCount
    },
    remove(id: number): void {
      rules = rules.filter((rule) => rule.id !== id)
    },
    clear(): void {
      rules = []
    },
  }
}

function matches(rule: ChaosRule, { scope, method, path }: Subject): boolean {
  if (scopeOf(rule.effect) !== scope) return false
  if (rule.method && rule.method.toUpperCase() !== method) return false
  const pattern = rule.path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`).test(path)
}
