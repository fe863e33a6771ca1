-- Once, at the coordinator, when Damim's tables are there and the nodes were added by citus_add_node:
--   psql "$DATABASE_URL" -f ops/citus.sql
-- What teachers wrote lies by scope, their files by owner; every other table stays a plain one of the coordinator.
-- Writing goes on meanwhile (logical replication): every node has `wal_level = logical`.
select create_distributed_table_concurrently('scopes', 'scope', shard_count => 64);
select create_distributed_table_concurrently('rows', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('history', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('writers', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('files', 'owner_id', shard_count => 64, colocate_with => 'none');
