/* Each kind registers itself; whoever must know all of them loads this. */
import './refund.ts'
import './variants.ts'
import './reply.ts'
import './settings.ts'
