-- Once, at the coordinator, when Damim's tables are there and the nodes were added by citus_add_node, and once more after a
-- restore or where the start asks for it (what is there already is refused and left):
--   psql "$DATABASE_URL" -f ops/citus.sql
-- What teachers wrote lies by scope, and when it comes due beside it; their files by owner; every other table is the
-- coordinator's. Writing goes on meanwhile (logical replication): every node has `wal_level = logical`.
select create_distributed_table_concurrently('scopes', 'scope', shard_count => 64);
select create_distributed_table_concurrently('rows', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('history', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('writers', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('due_times', 'scope', colocate_with => 'scopes');
select create_distributed_table_concurrently('files', 'owner_id', shard_count => 64, colocate_with => 'none');
-- Of the coordinator, and written in one transaction with those: known to Citus, both are committed in two phases. A plain table
-- would be committed after the node, and lost where the coordinator dies between.
select citus_add_local_table_to_metadata('audit');
select citus_add_local_table_to_metadata('cafe_counters');
select citus_add_local_table_to_metadata('cafe_posts');
select citus_add_local_table_to_metadata('cafe_words');
select citus_add_local_table_to_metadata('capsule_givers');
select citus_add_local_table_to_metadata('capsules');
select citus_add_local_table_to_metadata('club_invites');
select citus_add_local_table_to_metadata('club_log');
select citus_add_local_table_to_metadata('club_members');
select citus_add_local_table_to_metadata('clubs');
select citus_add_local_table_to_metadata('deletions');
select citus_add_local_table_to_metadata('deliveries');
select citus_add_local_table_to_metadata('destructions');
select citus_add_local_table_to_metadata('family_push');
select citus_add_local_table_to_metadata('feeds');
select citus_add_local_table_to_metadata('handovers');
select citus_add_local_table_to_metadata('kept_promises');
select citus_add_local_table_to_metadata('links');
select citus_add_local_table_to_metadata('moderation_cases');
select citus_add_local_table_to_metadata('notice_plans');
select citus_add_local_table_to_metadata('pad_codes');
select citus_add_local_table_to_metadata('pad_participants');
select citus_add_local_table_to_metadata('pad_rooms');
select citus_add_local_table_to_metadata('push_subscriptions');
select citus_add_local_table_to_metadata('roles');
