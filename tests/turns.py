"""The tests that take long one by one: a push tries a quarter of them, other ones at every commit; every night all.

They are those that took five seconds and more beside other work. What proves that nothing is lost or told too early
is not among them unless another test of a push proves the same. `sampling.py` has the means for single cases.
"""

from collections.abc import Mapping
from pathlib import PurePath
from zlib import crc32

from sampling import IS_FULL, commit_number

OF = 4
"""One in this many cases has its turn on a push."""
TAKING_TURNS: Mapping[str, frozenset[str]] = {
    "bots/test_outlook.py": frozenset(
        {
            "test_states_that_look_alike_have_the_same_outlook",
        }
    ),
    "bots/test_race.py": frozenset(
        {
            "test_the_factor_says_how_clear_its_choice_is_and_the_former_one_is_still_there",
        }
    ),
    "bots/test_seam.py": frozenset(
        {
            "test_a_view_that_was_sent_gives_the_same_decision",
            "test_the_same_seed_gives_the_same_decision",
        }
    ),
    "cli/drawings/test_cargo_noir.py": frozenset(
        {
            "test_a_game_is_played_at_the_prompt",
        }
    ),
    "cli/drawings/test_goa.py": frozenset(
        {
            "test_a_game_is_played_at_the_prompt",
        }
    ),
    "cli/drawings/test_novgorod.py": frozenset(
        {
            "test_a_game_is_played_at_the_prompt",
        }
    ),
    "cli/play/test_goa.py": frozenset(
        {
            "test_a_whole_game_ends_with_its_record",
        }
    ),
    "cli/play/test_hints.py": frozenset(
        {
            "test_hints_change_nothing_in_the_match",
            "test_the_option_shows_hints_under_every_question",
        }
    ),
    "cli/play/test_play.py": frozenset(
        {
            "test_a_log_says_what_to_type_for_all_its_lines",
        }
    ),
    "cli/play/test_server.py": frozenset(
        {
            "test_a_match_that_moved_on_is_asked_about_again",
            "test_a_whole_game_at_a_server",
            "test_what_people_say_is_heard",
        }
    ),
    "cli/verbs/test_backup.py": frozenset(
        {
            "test_a_database_that_is_not_empty_is_replaced_only_on_request",
        }
    ),
    "cli/verbs/test_verbs.py": frozenset(
        {
            "test_a_run_is_the_same_on_any_number_of_processes",
            "test_bench_says_its_figures_as_json",
            "test_fuzzing_finds_nothing_in_a_few_games",
        }
    ),
    "core/test_another_language.py": frozenset(
        {
            "test_the_commands_of_the_guide_add_a_language",
            "test_the_kit_finds_a_text_that_the_new_language_lacks",
        }
    ),
    "lab/review/test_losses.py": frozenset(
        {
            "test_losses_are_named_only_where_the_interval_excludes_zero",
        }
    ),
    "lab/selfplay/test_selfplay.py": frozenset(
        {
            "test_processes_play_what_this_process_plays",
        }
    ),
    "lab/test_arena.py": frozenset(
        {
            "test_a_spec_alone_decides_every_game",
        }
    ),
    "lab/test_puzzles.py": frozenset(
        {
            "test_a_finished_match_is_searched_and_its_puzzles_name_its_record_and_nobody",
        }
    ),
    "lab/test_review_check.py": frozenset(
        {
            "test_a_planted_blunder_is_one_legal_action_in_the_middle_of_a_match",
            "test_a_real_review_finds_the_blunder_and_a_blind_one_does_not",
        }
    ),
    "lab/test_training.py": frozenset(
        {
            "test_a_generation_learns_from_the_one_before",
        }
    ),
    "outside/test_outside.py": frozenset(
        {
            "test_a_server_offers_its_levels_and_bots_of_each_play_whole_matches",
        }
    ),
    "server/accounts/test_rating_laws.py": frozenset(
        {
            "test_leaving_is_never_better_than_staying_with_any_place",
        }
    ),
    "server/accounts/test_ratings.py": frozenset(
        {
            "test_the_end_of_a_rated_match_queues_its_rating_and_a_worker_does_it",
        }
    ),
    "server/api/test_draining.py": frozenset(
        {
            "test_a_signal_starts_it_and_a_gateway_that_is_alone_does_not_make_its_host_wait",
        }
    ),
    "server/api/test_headers.py": frozenset(
        {
            "test_every_answer_of_the_api_forbids_everything_and_is_kept_only_if_it_says_so",
        }
    ),
    "server/api/test_host_pages.py": frozenset(
        {
            "test_every_page_is_there_in_both_languages_and_forbids_scripts",
            "test_what_is_kept_for_ever_is_not_said_to_be_deleted_after_0_days",
        }
    ),
    "server/api/test_import_routes.py": frozenset(
        {
            "test_a_record_that_one_server_signs_is_watched_and_played_on_from_at_another",
        }
    ),
    "server/api/test_invitations.py": frozenset(
        {
            "test_the_invitation_leads_to_the_site_or_to_the_address_that_was_asked",
        }
    ),
    "server/api/test_limits.py": frozenset(
        {
            "test_a_caller_who_asks_too_much_is_told_when_to_come_back",
        }
    ),
    "server/api/test_person_socket.py": frozenset(
        {
            "test_a_person_hears_at_one_gateway_what_happens_at_the_other_and_who_is_there",
        }
    ),
    "server/api/test_processes.py": frozenset(
        {
            "test_a_move_at_one_gateway_is_seen_at_the_other",
        }
    ),
    "server/api/test_proxies.py": frozenset(
        {
            "test_an_address_that_the_caller_invented_does_not_make_a_new_caller",
        }
    ),
    "server/api/test_route_origins.py": frozenset(
        {
            "test_our_own_page_with_a_cookie_may_do_what_a_program_with_a_token_may",
            "test_what_another_site_sends_or_what_is_not_json_changes_nothing",
        }
    ),
    "server/api/test_routes.py": frozenset(
        {
            "test_a_route_admits_the_right_callers_and_a_refused_request_changes_nothing",
        }
    ),
    "server/api/test_schema_locks.py": frozenset(
        {
            "test_an_upgrade_that_finds_no_moment_says_what_to_do_and_has_changed_nothing",
        }
    ),
    "server/bots/test_bot_runner.py": frozenset(
        {
            "test_a_bot_of_the_guide_plays_a_match_with_one_in_python",
        }
    ),
    "server/matches/test_imports.py": frozenset(
        {
            "test_the_page_of_an_import_is_not_signed_by_this_server",
        }
    ),
    "server/packs/test_killed.py": frozenset(
        {
            "test_a_packer_that_is_killed_at_a_step_loses_no_match",
            "test_what_a_killed_packer_leaves_behind_is_referred_to_by_nobody",
        }
    ),
    "server/packs/test_packing.py": frozenset(
        {
            "test_a_branch_is_packed_with_the_position_that_it_began_in",
        }
    ),
    "server/read/test_replay.py": frozenset(
        {
            "test_a_spectator_reads_what_was_done_where_no_event_tells_of_it",
        }
    ),
    "server/reminders/test_reminder_routes.py": frozenset(
        {
            "test_no_strange_address_causes_a_server_error",
        }
    ),
    "server/test_extras.py": frozenset(
        {
            "test_the_server_and_its_worker_run_without_the_extras",
        }
    ),
    "worker/test_bot_failures.py": frozenset(
        {
            "test_the_clerk_answers_for_a_bot_that_fails",
        }
    ),
    "worker/test_failed_turns.py": frozenset(
        {
            "test_the_next_entry_of_a_match_ends_its_quarantine",
        }
    ),
    "worker/test_fair_turns.py": frozenset(
        {
            "test_matches_take_turns",
        }
    ),
    "worker/test_metrics.py": frozenset(
        {
            "test_a_worker_shows_what_its_bots_did_and_no_metric_that_it_does_not_know",
        }
    ),
    "worker/test_reminders.py": frozenset(
        {
            "test_a_chore_of_a_living_worker_is_left_to_it",
        }
    ),
    "worker/test_worker.py": frozenset(
        {
            "test_two_workers_play_every_turn_once_and_all_matches_end",
        }
    ),
}
"""The names of these tests by their files below `tests/`."""


def has_turn(file: PurePath, name: str, case: str) -> bool:
    """Return True if a case of a test is tried now; `case` tells the cases of a test with parameters apart."""
    if IS_FULL or name not in TAKING_TURNS.get(file.as_posix(), ()):
        return True
    return (crc32(case.encode()) + commit_number()) % OF == 0
