import type { Ctx } from '../../kernel/ctx'
import type { Person, PersonalTable } from '../../kernel/personal-data'

/** What stays stored after the account is closed, and why. */
const keptTexts: Record<NonNullable<PersonalTable['keptBecause']>, (days: number) => string> = {
  payments: () => 'De tus pagos, lo que la ley obliga: importes, fechas y estados.',
  'consumer law': (days) =>
    `Los pedidos de arrepentimiento, de baja o sobre tus datos y los mensajes que nos mandaste, y la dirección de la respuesta, por ${days} días.`,
}

/** Returns sentences about the data that the law requires us to keep. */
export async function keptWords(ctx: Ctx): Promise<string[]> {
  const days = await ctx.settings.get('anonymiseAfterDays')
  return Object.values(keptTexts).map((say) => say(days))
}

/** Returns sentences about what erasing a person ends and what stays stored, collected from every noun. */
export async function closingWords(ctx: Ctx, person: Person): Promise<{ ends: string[]; keeps: string[] }> {
  const effects = await Promise.all(
    ctx.registry.closing.map(async ({ foretell }) => (await foretell?.(ctx, person)) ?? {}),
  )
  return {
    ends: effects.flatMap(({ ends }) => ends ?? []),
    keeps: [...(await keptWords(ctx)), ...effects.flatMap(({ keeps }) => keeps ?? [])],
  }
}
