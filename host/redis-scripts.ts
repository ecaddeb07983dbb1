/*
 * A server that starts again, or takes over from another, may have forgotten claims, whatever its
 * settings say: they may have been others meanwhile. Each session therefore records the lineage in
 * which it began: the run of the server, which no copy of its data carries on, and its replication
 * id, which changes when it becomes a master again after it followed another. A session ends in any
 * other lineage, and its claims with it.
 */
const lineage = `
local function lineage()
  local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
  local replication = string.match(redis.call('INFO', 'replication'), 'master_replid:(%w+)')
  return assert(run, 'This server does not say its run_id.') .. ':' .. (replication or '-')
end
local function isLive(noted)
  return noted and noted == lineage()
end
`

const clock = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`

/** Redis runs each script atomically. KEYS[1] is a session, lock, room, board or counter, KEYS[2] an answer or the session's key. */
export const scripts = {
  check: `${lineage}
redis.call('SET', KEYS[1], '1', 'PX', '60000')
return lineage()`,
  begin: `${lineage}
redis.call('HSET', KEYS[1], 'lineage', lineage())
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[1]) end
return redis.call('PEXPIRE', KEYS[1], ARGV[1])`,
  tell: `${lineage}
if not isLive(redis.call('HGET', KEYS[1], 'lineage')) then return {} end
local made = redis.call('HLEN', KEYS[1]) - 1
return {redis.call('PTTL', KEYS[1]), made, redis.call('GET', KEYS[2]) or ''}`,
  isLive: `${lineage}
return isLive(redis.call('HGET', KEYS[1], 'lineage')) and 1 or 0`,
  // KEYS[3] is the chain of the session's claims. ARGV[4] to [6] say what the host has seen (`Claims`).
  claim: `${lineage}
if not isLive(redis.call('HGET', KEYS[1], 'lineage')) then return {'ended'} end
local made = redis.call('HLEN', KEYS[1]) - 1
local links = redis.call('LLEN', KEYS[3])
local isOther = ARGV[6] ~= '' and redis.call('LINDEX', KEYS[3], ARGV[5] - 1) ~= ARGV[6]
if made < math.max(links, tonumber(ARGV[4])) or isOther then
  redis.call('DEL', KEYS[1], KEYS[3])
  return {'forgot'}
end
local last = redis.call('LINDEX', KEYS[3], -1) or ''
local known = redis.call('HGET', KEYS[1], ARGV[1])
if known then
  local state, content = string.match(known, '(%w+) (.*)')
  if state == 'open' then return {'known', made, links, last, content} end
  return {'known', made, links, last, content, redis.call('GET', KEYS[2]) or ''}
end
if made >= tonumber(ARGV[3]) then return {'full'} end
redis.call('HSET', KEYS[1], ARGV[1], 'open ' .. ARGV[2])
local link = redis.sha1hex(last .. ' ' .. ARGV[1])
redis.call('RPUSH', KEYS[3], link)
redis.call('PEXPIRE', KEYS[3], redis.call('PTTL', KEYS[1]))
return {'new', made + 1, links + 1, link}`,
  keepAnswer: `
local known = redis.call('HGET', KEYS[1], ARGV[1])
if not known then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], (string.gsub(known, '^open', 'answered')))
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3]) end
return 1`,
  unlock: `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`,
  meet: `${clock}
local others = {}
local people = redis.call('HGETALL', KEYS[1])
for at = 1, #people, 2 do
  local ends, words = string.match(people[at + 1], '(%d+) (.*)')
  if tonumber(ends) <= now then redis.call('HDEL', KEYS[1], people[at])
  elseif people[at] ~= ARGV[1] then others[#others + 1] = words end
end
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], ARGV[1])
elseif #others < 50 then
  redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', now + ARGV[3]) .. ' ' .. ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return others`,
  readBoard: `${clock}
local pins = {}
local found = redis.call('HGETALL', KEYS[1])
for at = 1, #found, 2 do
  local ends, words = string.match(found[at + 1], '(%d+) (.*)')
  if tonumber(ends) > now then pins[#pins + 1] = {found[at], words} end
end
return pins`,
  pin: `${clock}
local ends, words = string.match(redis.call('HGET', KEYS[1], ARGV[1]) or '', '(%d+) (.*)')
if not ends or tonumber(ends) <= now then words = '' end
if words ~= ARGV[2] then return words end
if ARGV[3] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
  return ''
end
redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', now + ARGV[4]) .. ' ' .. ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
if redis.call('HLEN', KEYS[1]) > tonumber(ARGV[5]) then
  local oldest, least
  local found = redis.call('HGETALL', KEYS[1])
  for at = 1, #found, 2 do
    local ends_at = tonumber(string.match(found[at + 1], '%d+'))
    if not least or ends_at < least then oldest, least = found[at], ends_at end
  end
  redis.call('HDEL', KEYS[1], oldest)
end
return ARGV[3]`,
  count: `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count < 0 then redis.call('SET', KEYS[1], '0', 'KEEPTTL') count = 0 end
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {count, redis.call('PTTL', KEYS[1])}`,
} as const
