import { countBusinessScores } from '@oficio/domain/search/businesses/count-business-scores'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { countWords } from '@oficio/domain/search/professionals/count-words'
import type { Product } from '../calls/product-server'
import { fillBusinesses } from '../directory/fill-businesses'
import { fillProfessionals } from '../matching/fill-professionals'
import { fillWords } from '../professionals/fill-words'

/** Adds made-up businesses and professionals to the demo, as many of each. All their pages answer 200. */
export async function fillSite({ queries: { url }, ctx }: Product, count: number): Promise<void> {
  console.log(`Filling the directory with ${count} businesses and ${count} professionals…`)
  await fillBusinesses(url, count)
  // Pages that end while the bench runs would answer 404.
  await ctx.db.$executeRaw`
    UPDATE businesses SET public_until = public_until + interval '1 day'
    WHERE public_until BETWEEN now() AND now() + interval '6 hours'`
  await fillProfessionals(url, count)
  await fillWords(url)
  // What the worker's clock would count within the next hour. Otherwise it would count in the middle of the bench.
  await countBusinessScores(ctx)
  await countBusinessWords(ctx)
  await countWords(ctx)
}
